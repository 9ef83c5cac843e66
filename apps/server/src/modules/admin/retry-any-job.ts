import { type AdminJob, AppError } from '@vitrine/contract';
import { recordAudit } from '../accounts/index.ts';
import { retryJob } from '../jobs/index.ts';
import { findJobRow } from './admin-jobs.repository.ts';
import type { AdminParts } from './admin-parts.ts';
import { presentAdminJobs } from './present-admin-jobs.ts';

/**
 * Retries any user's job as its owner could, and records who did; atomically.
 * @throws AppError not_found, nothing_to_retry, insufficient_credits, email_unverified
 */
export async function retryAnyJob(parts: AdminParts, adminId: string, jobId: string): Promise<AdminJob> {
  return parts.db.transaction(async (tx) => {
    const before = await findJobRow(tx, jobId);
    if (before === undefined) throw new AppError('not_found');
    await retryJob({ ...parts, db: tx }, before.userId, jobId);
    const detail = { user_id: before.userId, attempt: before.attempt + 1 };
    await recordAudit(tx, { actorId: adminId, action: 'job.retried', subject: jobId, detail });
    const after = await findJobRow(tx, jobId);
    const [job] = after === undefined ? [] : await presentAdminJobs(tx, [after]);
    if (job === undefined) throw new AppError('not_found');
    return job;
  });
}
