import { AppError } from '@vitrine/contract';
import { confirmPendingCredits } from '../credits/index.ts';
import type { Db } from '../../database/db.ts';
import { type EmailTokenPurpose, lockEmailToken, spendEmailTokens } from './email-tokens.repository.ts';
import { hashToken } from './opaque-token.ts';
import { lockUser, updateUser, type UserRow } from './users.repository.ts';

/**
 * Uses up a token from an e-mail, once, in the transaction of `db`. It proves access to the address, so the address is confirmed
 * and the pending credits become spendable.
 * @throws AppError invalid_token if it is unknown, used, too old or for another purpose
 */
export async function spendEmailToken(db: Db, token: string, purpose: EmailTokenPurpose): Promise<UserRow> {
  const now = new Date();
  const found = await lockEmailToken(db, hashToken(token), purpose);
  if (found === undefined || found.spentAt !== null || found.expiresAt <= now) throw new AppError('invalid_token');
  const user = await lockUser(db, found.userId);
  if (user === undefined) throw new AppError('invalid_token');
  await spendEmailTokens(db, user.id, now, purpose);
  if (user.emailVerifiedAt !== null) return user;
  await spendEmailTokens(db, user.id, now, 'confirm');
  await confirmPendingCredits(db, user.id);
  return (await updateUser(db, user.id, { emailVerifiedAt: now })) ?? user;
}
