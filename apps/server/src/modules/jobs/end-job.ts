import type { Db } from '../../database/db.ts';
import { type JobAttempt, returnCredit, settleCredit } from '../credits/index.ts';
import type { JobEnd } from './decide-end.ts';
import { type JobRow, updateJob } from './jobs.repository.ts';

/** Ends the job with `pictures` ready and books its credit, in the caller's transaction, under lockJob. */
export async function endJob(
  db: Db,
  job: JobRow,
  end: { status: JobRow['status']; credit: JobEnd['credit'] },
  pictures: number,
) {
  const attempt: JobAttempt = { userId: job.userId, jobId: job.id, attempt: job.creditAttempt };
  if (end.credit === 'spent' && job.creditState === 'reserved') await settleCredit(db, attempt);
  if (end.credit === 'returned' && job.creditState !== 'returned') await returnCredit(db, attempt);
  return updateJob(db, job.id, { status: end.status, creditState: end.credit, finishedAt: new Date(), pictures });
}
