import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { lockJob, updateJob } from './jobs.repository.ts';

/**
 * Restores a soft-deleted job; does nothing if it is not deleted.
 * @throws AppError not_found, also if it belongs to someone else or was purged
 */
export async function restoreJob(db: Db, userId: string, jobId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job === undefined || job.userId !== userId || job.purgedAt !== null) throw new AppError('not_found');
    if (job.deletedAt !== null) await updateJob(tx, jobId, { deletedAt: null });
  });
}
