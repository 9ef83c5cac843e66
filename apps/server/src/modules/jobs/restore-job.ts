import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { lockJob, updateJob } from './jobs.repository.ts';

/**
 * Puts a deleted job back on its owner's lists; one that is there stays as it is.
 * @throws AppError not_found, also when it belongs to someone else or is gone for good
 */
export async function restoreJob(db: Db, userId: string, jobId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === undefined || job.userId !== userId || job.purgedAt !== null) throw new AppError('not_found');
    if (job.deletedAt !== null) await updateJob(tx, jobId, { deletedAt: null });
  });
}
