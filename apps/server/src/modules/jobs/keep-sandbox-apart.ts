import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { AskedByKey } from '../../http/guard-routes.ts';
import { findJob } from './jobs.repository.ts';
import { findVariation } from './variations.repository.ts';

/**
 * Separates sandbox and live mode: a sandbox key sees only sandbox jobs, a live key only live ones; a session sees both. `asked`
 * names a job, or a picture of one.
 * @throws AppError not_found
 */
export async function keepSandboxApart(db: Db, { apiKey, url, id }: AskedByKey): Promise<void> {
  const isPicture = url.includes('/variations/');
  const jobId = isPicture ? (await findVariation(db, id))?.jobId : id;
  const job = jobId === undefined ? undefined : await findJob(db, jobId);
  if (job !== undefined && job.isSandbox !== apiKey.isSandbox) throw new AppError('not_found');
}
