import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { sumChanges } from './credits.repository.ts';

export interface CreditReturn {
  userId: string;
  paymentId: string;
  /** Of the movement of money that is the cause. */
  causeKey: string;
  /** Cause keys of what was taken back and of what was already given again. */
  settled: readonly string[];
}

/** Gives again what was taken back under `settled` and is still away. In the transaction of `db`, once for its cause. */
export async function giveCreditsAgain(db: Db, { settled, ...head }: CreditReturn): Promise<void> {
  const line = { ...head, cause: 'reversal_undone' } as const;
  await bookLine(db, line, async (_now, tx) => {
    const away = -(await sumChanges(tx, settled));
    return away < 1 ? null : { balanceChange: away, pendingChange: 0 };
  });
}
