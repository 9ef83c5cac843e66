import { AppError } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import type { AccountsParts } from '../accounts-parts.ts';
import { endSessions } from '../sessions.repository.ts';
import { lockUser, type UserRow } from '../users.repository.ts';
import type { Holder } from './give-proof.ts';
import { hasFactor } from './has-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.repository.ts';
import type { FactorNews } from '../../emails/index.ts';
import { tellOwner } from './tell-owner.ts';

/** The account, locked, so that its factors change one at a time. @throws AppError unauthorized, email_unverified */
export async function lockOwner(db: Db, userId: string): Promise<UserRow> {
  const user = await lockUser(db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  // Otherwise somebody who does not own the address could lock its real owner out.
  if (user.emailVerifiedAt === null) throw new AppError('email_unverified');
  return user;
}

/**
 * Adds a factor by `add`, in the transaction of `db` and under lockOwner. The first one also creates recovery codes and ends
 * every other session, because those started without a second factor.
 * @returns the recovery codes of the first factor; null for a later one
 */
export async function addFactor(
  parts: AccountsParts,
  { userId, sessionId, client }: Holder,
  { event, add }: { event: FactorNews; add: () => Promise<unknown> },
): Promise<string[] | null> {
  const { db } = parts;
  const isFirst = !(await hasFactor(db, userId));
  await add();
  await tellOwner(parts, userId, { event, actorId: userId, origin: client });
  if (!isFirst) return null;
  await endSessions(db, userId, new Date(), sessionId);
  return renewRecoveryCodes(db, userId);
}

/** After the removal of the last factor, its recovery codes are removed too. */
export async function tidyAfterRemoval(db: Db, userId: string): Promise<void> {
  if (!(await hasFactor(db, userId))) await deleteRecoveryCodes(db, userId);
}

/** Ten new codes replace the existing ones; only their hashes are stored. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode));
  return codes;
}
