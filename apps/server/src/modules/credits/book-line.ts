import type { Db } from '../../database/db.ts';
import { type Balance, insertLine, isBooked, lockLedger, type NewLine, readBalance } from './credits.repository.ts';

/** What a cause changes, decided on the balance as it stands under the lock; null books nothing. */
type Change = Pick<NewLine, 'balanceChange' | 'pendingChange'>;
type Decide = (now: Balance, db: Db) => Change | null | Promise<Change | null>;

/**
 * Appends one line to a user's ledger. The only writer of the ledger: it locks the user first, so that no interleaving
 * can read a balance that another booking is about to change, and returns quietly when the cause is already booked.
 * Inside a caller's transaction this is a savepoint of it; on a pool it is a transaction of its own.
 */
export async function bookLine(
  db: Db,
  line: Pick<NewLine, 'userId' | 'cause' | 'jobId' | 'causeKey'>,
  decide: Decide,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLedger(tx, line.userId);
    if (await isBooked(tx, line.causeKey)) return;
    const now = await readBalance(tx, line.userId);
    const change = await decide(now, tx);
    if (change === null) return;
    await insertLine(
      tx,
      { ...line, ...change },
      { balance: now.balance + change.balanceChange, pending: now.pending + change.pendingChange },
    );
  });
}
