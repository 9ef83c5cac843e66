import type { Entry } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { beginSession, type SessionWish } from './begin-session.ts';
import { beginSecondStep } from './factors/begin-second-step.ts';
import { listSecondStepWays } from './factors/has-factor.ts';
import { lockUser, type UserRow } from './users.repository.ts';

/** If the account has a second factor: what waits for the second step. */
export interface FirstStepWish extends SessionWish {
  /** The guest of this browser, who joins the account after the second step; null: none, or already joined. */
  guestId?: string | null;
}

/**
 * Completes the first step of a sign-in for `user`, in the transaction of `db`: a session, or the second step if the account has
 * a factor. Every sign-in to an existing account ends here, so that none bypasses the factor.
 */
export async function openSession(
  parts: Pick<AccountsParts, 'db' | 'tokens' | 'readPlan'>,
  user: UserRow,
  { guestId = null, ...wish }: FirstStepWish,
): Promise<Entry> {
  // Serialises with adding a factor: either this sign-in sees the new factor, or the addition sees this session and ends it.
  await lockUser(parts.db, user.id);
  const ways = await listSecondStepWays(parts.db, user.id);
  if (ways.length === 0) return beginSession(parts, user, wish);
  const { rememberMe, event } = wish;
  return beginSecondStep(parts.db, { userId: user.id, ways, rememberMe, guestId, event });
}
