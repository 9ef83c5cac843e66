import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Caller } from '../../ports/caller.ts';
import { findJob, type JobRow } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { findVariation, type VariationRow } from './variations.repository.ts';

/**
 * A finished picture of the caller, and its job.
 * @throws AppError not_found, also when it belongs to someone else; job_deleted, picture_not_ready
 */
export async function findReadyPicture(
  db: Db,
  { account }: Pick<Caller, 'account'>,
  variationId: string,
): Promise<{ job: JobRow; variation: VariationRow }> {
  const variation = await findVariation(db, variationId);
  if (variation === undefined) throw new AppError('not_found');
  const job = ownJob(await findJob(db, variation.jobId), account);
  if (variation.status !== 'ready') throw new AppError('picture_not_ready');
  return { job, variation };
}
