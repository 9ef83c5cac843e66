import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';
import { sumChanges } from './credits.repository.ts';

export interface CreditReturn {
  userId: string;
  paymentId: string;
  /** Key of the refund event that causes it. */
  causeKey: string;
  /** Cause keys of the deductions and of what was already returned. */
  settled: readonly string[];
}

/** Returns what was deducted under `settled` and not returned yet. In the transaction of `db`, once per cause. */
export async function giveCreditsAgain(db: Db, { settled, ...head }: CreditReturn): Promise<void> {
  const line = { ...head, cause: 'reversal_undone' } as const;
  await bookLine(db, line, async (_now, tx) => {
    const away = -(await sumChanges(tx, settled));
    return away < 1 ? null : { balanceChange: away, pendingChange: 0 };
  });
}
