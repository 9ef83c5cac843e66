import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { readHeldCredits } from './credits.repository.ts';
import { attemptKey, type JobAttempt } from './job-attempt.ts';

/**
 * Records that the credit reserved for a job is now spent: a line with no change, so that the history shows how the job ended. In
 * the transaction of `db`; idempotent.
 * @throws AppError job_ended if the job holds no credit, because none was reserved or it was returned
 */
export async function settleCredit(db: Db, job: JobAttempt): Promise<void> {
  const line = {
    userId: job.userId,
    cause: 'job_settled',
    jobId: job.jobId,
    causeKey: attemptKey(job, 'settled'),
  } as const;
  await bookLine(db, line, async (_now, tx) => {
    if ((await readHeldCredits(tx, job.userId, job.jobId)) < 1) throw new AppError('job_ended');
    return { balanceChange: 0, pendingChange: 0 };
  });
}
