import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { attemptKey, type JobAttempt } from './job-attempt.ts';

/**
 * Reserves one credit for an attempt of a job, in the transaction of `db`. Idempotent.
 * @throws AppError insufficient_credits; email_unverified if the credits are pending
 */
export async function reserveCredit(db: Db, job: JobAttempt): Promise<void> {
  const line = {
    userId: job.userId,
    cause: 'job_reserved',
    jobId: job.jobId,
    causeKey: attemptKey(job, 'reserved'),
  } as const;
  await bookLine(db, line, (now) => {
    if (now.balance < 1) throw new AppError(now.pending > 0 ? 'email_unverified' : 'insufficient_credits');
    return { balanceChange: -1, pendingChange: 0 };
  });
}
