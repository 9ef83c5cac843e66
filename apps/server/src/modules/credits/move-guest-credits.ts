import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { readBalance } from './credits.repository.ts';
import { type HeldJob, listHeldJobs } from './held-jobs.repository.ts';

/**
 * Moves a guest's remaining credits to an account, in the transaction of `db`: the spendable ones, and those reserved for jobs,
 * so that the jobs settle with the account. Both ledgers stay sums of their lines; running it twice moves once.
 */
export async function moveGuestCredits(db: Db, guestId: string, userId: string): Promise<void> {
  const held = await listHeldJobs(db, guestId);
  for (const job of held) await book(db, { userId: guestId, cause: 'job_returned', job, change: job.credits }, guestId);
  const { balance } = await readBalance(db, guestId);
  if (balance === 0) return;
  await book(db, { userId: guestId, cause: 'guest_merged', change: -balance }, guestId);
  await book(db, { userId, cause: 'guest_merged', change: balance }, guestId);
  for (const job of held) {
    await book(db, { userId, cause: 'job_reserved', job, change: -job.credits }, guestId);
    if (job.isSettled) await book(db, { userId, cause: 'job_settled', job, change: 0 }, guestId);
  }
}

interface Move {
  userId: string;
  cause: 'job_returned' | 'guest_merged' | 'job_reserved' | 'job_settled';
  job?: HeldJob;
  change: number;
}

/** The keys contain the guest's id: a guest is merged once, and no line of a job's own attempts has such a key. */
async function book(db: Db, { userId, cause, job, change }: Move, guestId: string): Promise<void> {
  const jobId = job?.jobId ?? null;
  const causeKey = `merge:${guestId}:${userId}:${cause}${jobId === null ? '' : `:${jobId}`}`;
  await bookLine(db, { userId, cause, jobId, causeKey }, () => ({ balanceChange: change, pendingChange: 0 }));
}
