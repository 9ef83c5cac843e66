import type { Db } from '../../database/db.ts';
import { type Balance, insertLine, isBooked, lockLedger, type NewLine, readBalance } from './credits.repository.ts';

/** The change of a booking, decided on the locked balance; null books nothing. */
type Change = Pick<NewLine, 'balanceChange' | 'pendingChange'>;
type Decide = (now: Balance, db: Db) => Change | null | Promise<Change | null>;

/** User and cause of a line; `paymentId` if a payment is the cause. */
type LineHead = Pick<NewLine, 'userId' | 'cause' | 'causeKey'> &
  Partial<Pick<NewLine, 'jobId' | 'paymentId' | 'reason'>>;

/**
 * Appends one line to a user's ledger. The only writer of the ledger: it locks the user first, so that no booking reads a balance
 * that another is about to change, and does nothing if the cause is already booked. Inside a caller's transaction it runs as a
 * savepoint; on a pool as its own transaction.
 * @returns the change of the balance; 0 if nothing was booked
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
