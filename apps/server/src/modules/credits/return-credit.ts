import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { readHeldCredits } from './credits.repository.ts';
import { attemptKey, type JobAttempt } from './job-attempt.ts';

/**
 * Gives the credit of a job back, also after it was settled (a partly failed job whose retry failed too). In the
 * transaction of `db`. Never gives more than was taken: doing it twice, or for a job that holds no credit, is quiet.
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
