import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { readHeldCredits } from './credits.repository.ts';
import { attemptKey, type JobAttempt } from './job-attempt.ts';

/**
 * Returns the credit of a job, also after it was spent (a partly failed job whose retry failed too). In the transaction of `db`.
 * Never returns more than was reserved: a repeated call, or one for a job without a credit, does nothing.
 */
export async function returnCredit(db: Db, job: JobAttempt): Promise<void> {
  const line = {
    userId: job.userId,
    cause: 'job_returned',
    jobId: job.jobId,
    causeKey: attemptKey(job, 'returned'),
  } as const;
  await bookLine(db, line, async (_now, tx) =>
    (await readHeldCredits(tx, job.userId, job.jobId)) < 1 ? null : { balanceChange: 1, pendingChange: 0 },
  );
}
