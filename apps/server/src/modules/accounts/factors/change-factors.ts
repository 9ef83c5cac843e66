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

/** The account of a holder, locked: one change of its factors at a time. @throws AppError unauthorized, email_unverified */
export async function lockOwner(db: Db, userId: string): Promise<UserRow> {
  const user = await lockUser(db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  // Whoever has not shown that the address is theirs could lock its real owner out.
  if (user.emailVerifiedAt === null) throw new AppError('email_unverified');
  return user;
}

/**
 * Adds a factor by `add`, in the transaction of `db` and under lockOwner. With the first one come recovery codes, and every
 * other session ends: none of them was begun with a second factor.
 * @returns the recovery codes of the first factor; null for a further one
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

/** What remains after a factor was removed: recovery codes stand in for factors, and go with the last one. */
export async function tidyAfterRemoval(db: Db, userId: string): Promise<void> {
  if (!(await hasFactor(db, userId))) await deleteRecoveryCodes(db, userId);
}

/** Ten new codes instead of those that there were; only their hashes stay here. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode));
  return codes;
}
