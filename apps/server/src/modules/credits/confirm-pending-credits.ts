import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

/** Makes the pending credits of a user spendable, once; does nothing without any. */
export async function confirmPendingCredits(db: Db, userId: string): Promise<void> {
  const line = { userId, cause: 'email_confirmed', jobId: null, causeKey: `user:${userId}:email_confirmed` } as const;
  await bookLine(db, line, (now) =>
    now.pending === 0 ? null : { balanceChange: now.pending, pendingChange: -now.pending },
  );
}
