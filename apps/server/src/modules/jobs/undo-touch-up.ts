import { AppError } from '@vitrine/contract';
import { undone } from './change-picture.ts';
import type { JobsParts } from './jobs-parts.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { standToTouchUp } from './stand-to-touch-up.ts';
import { findInAllLanguages, updateVariation } from './variations.repository.ts';

/**
 * Brings the pictures of a job back that the last touch-up of the whole set replaced, at once; the same again brings those after it
 * back. A picture that was changed otherwise since stays. What a touch-up cost of those that are free is not given back.
 * @throws AppError not_found, job_deleted, nothing_to_undo, picture_not_ready while one is still being made
 */
export async function undoTouchUp(
  { db, changes }: Pick<JobsParts, 'db' | 'changes'>,
  userId: string,
  jobId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    const variations = await findInAllLanguages(tx, jobId);
    if (variations.some(({ asked }) => asked !== null)) throw new AppError('picture_not_ready');
    const replaced = variations.filter((row) => ['before', 'after'].includes(standToTouchUp(job, row)));
    if (replaced.length === 0) throw new AppError('nothing_to_undo');
    const { revision } = await updateJob(tx, jobId);
    for (const row of replaced) await updateVariation(tx, row.id, { ...undone(row), changeFailed: false, revision });
    await changes.announce(tx, jobId);
  });
}
