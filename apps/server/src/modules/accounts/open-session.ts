import type { Entry } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { beginSession, type SessionWish } from './begin-session.ts';
import { beginSecondStep } from './factors/begin-second-step.ts';
import { listSecondStepWays } from './factors/has-factor.ts';
import { lockUser, type UserRow } from './users.repository.ts';

/** Where an account has a second factor, what waits for the second step. */
export interface FirstStepWish extends SessionWish {
  /** The guest of this browser, who joins the account with the second step; null: nobody, or joined already. */
  guestId?: string | null;
}

/**
 * Lets the owner of `user` in whose first step was right, in the transaction of `db`: a session, or the second step where the
 * account has a factor. Every way in to an account that was there before ends here, so that none goes around it.
 */
export async function openSession(
  parts: Pick<AccountsParts, 'db' | 'tokens' | 'readPlan'>,
  user: UserRow,
  { guestId = null, ...wish }: FirstStepWish,
): Promise<Entry> {
  // A factor that is being added must be seen, or the session must be seen by who adds it, and end.
  await lockUser(parts.db, user.id);
  const ways = await listSecondStepWays(parts.db, user.id);
  if (ways.length === 0) return beginSession(parts, user, wish);
  const { rememberMe, event } = wish;
  return beginSecondStep(parts.db, { userId: user.id, ways, rememberMe, guestId, event });
}
