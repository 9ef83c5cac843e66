import type { Db } from '../../database/db.ts';
import { type Balance, insertLine, isBooked, lockLedger, type NewLine, readBalance } from './credits.repository.ts';

/** What a cause changes, decided on the balance as it stands under the lock; null books nothing. */
type Change = Pick<NewLine, 'balanceChange' | 'pendingChange'>;
type Decide = (now: Balance, db: Db) => Change | null | Promise<Change | null>;

/** Whom and what a line is for; `paymentId` where money is the cause. */
type LineHead = Pick<NewLine, 'userId' | 'cause' | 'causeKey'> &
  Partial<Pick<NewLine, 'jobId' | 'paymentId' | 'reason'>>;

/**
 * Appends one line to a user's ledger. The only writer of the ledger: it locks the user first, so that no interleaving
 * can read a balance that another booking is about to change, and returns quietly when the cause is already booked.
 * Inside a caller's transaction this is a savepoint of it; on a pool it is a transaction of its own.
 * @returns by how much the balance changed; 0 when nothing was booked
 */
export async function bookLine(db: Db, line: LineHead, decide: Decide): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLedger(tx, line.userId);
    if (await isBooked(tx, line.causeKey)) return 0;
    const now = await readBalance(tx, line.userId);
    const change = await decide(now, tx);
    if (change === null) return 0;
    await insertLine(
      tx,
      { jobId: null, paymentId: null, reason: null, ...line, ...change },
      { balance: now.balance + change.balanceChange, pending: now.pending + change.pendingChange },
    );
    return change.balanceChange;
  });
}
