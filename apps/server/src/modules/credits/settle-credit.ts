import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { readHeldCredits } from './credits.repository.ts';
import { attemptKey, type JobAttempt } from './job-attempt.ts';

/**
 * Records that the credit reserved for a job is now spent: a line that changes nothing, so that the history tells how
 * the job ended. In the transaction of `db`; doing it twice writes one line.
 * @throws AppError job_ended when the job holds no credit, because none was reserved or it was given back
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
