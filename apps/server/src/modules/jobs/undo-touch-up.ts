import { AppError } from '@vitrine/contract';
import { undone } from './change-picture.ts';
import type { JobsParts } from './jobs-parts.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { standToTouchUp } from './stand-to-touch-up.ts';
import { findInAllLanguages, updateVariation } from './variations.repository.ts';

/**
 * Restores the pictures that the last touch-up of the whole set replaced, at once; a second call restores the newer ones. A
 * picture changed otherwise since stays. The used free touch-up is not given back.
 * @throws AppError not_found, job_deleted, nothing_to_undo, picture_not_ready if one is still being made
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
