import { SIGNUP_CREDITS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { bookLine } from './book-line.ts';

/** Gives a new account its free credits, pending until its e-mail address is confirmed; once. */
export async function grantSignupCredits(db: Db, userId: string): Promise<void> {
  const line = { userId, cause: 'signup_grant', jobId: null, causeKey: `user:${userId}:signup_grant` } as const;
  await bookLine(db, line, () => ({ balanceChange: 0, pendingChange: SIGNUP_CREDITS }));
}
