import { AppError, emailAddress, type InterfaceLocale } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { confirmPendingCredits, grantSignupCredits } from '../credits/index.ts';
import {
  type ConfirmedPerson,
  endSessionsOf,
  insertConfirmedUser,
  lockUserByEmail,
  makeGuestConfirmed,
  replaceUnconfirmed,
} from './claimed-users.repository.ts';
import { findIdentityUser, insertIdentity, lockIdentity } from './identities.repository.ts';
import type { VerifiedClaims } from './identity-provider-port.ts';
import { recordAudit } from './record-audit.ts';
import type { UserRow } from './users.repository.ts';

export interface Claim {
  claims: VerifiedClaims;
  /** The guest in the browser that signs in. */
  guestId: string | null;
  language: InterfaceLocale;
}

/**
 * The account for a Google sign-in, in the transaction of `db`: the one linked to this Google account, else the one with the same
 * confirmed address, else a new one, which a guest becomes.
 * @throws AppError email_unverified if Google does not vouch for the address
 */
export async function claimAccount(db: Db, { claims, guestId, language }: Claim): Promise<UserRow> {
  const identity = { provider: 'google', subject: claims.subject } as const;
  await lockIdentity(db, identity);
  const known = await findIdentityUser(db, identity);
  const user = known ?? (await findOrMake(db, personOf(claims), { guestId, language }));
  if (known === undefined) {
    await insertIdentity(db, { ...identity, userId: user.id });
    await recordAudit(db, {
      actorId: user.id,
      action: 'identity.linked',
      subject: user.id,
      detail: { provider: 'google' },
    });
  }
  return user;
}

function personOf({ email, emailVerified, name }: VerifiedClaims): ConfirmedPerson {
  const address = emailAddress.safeParse(email);
  if (!emailVerified || !address.success) throw new AppError('email_unverified');
  return { email: address.data, fullName: name, at: new Date() };
}

async function findOrMake(
  db: Db,
  person: ConfirmedPerson,
  { guestId, language }: Pick<Claim, 'guestId' | 'language'>,
): Promise<UserRow> {
  const found = await lockUserByEmail(db, person.email);
  if (found !== undefined) return found.emailVerifiedAt === null ? takeOver(db, found.id, person) : found;
  const guest = guestId === null ? undefined : await makeGuestConfirmed(db, guestId, person);
  // Anyone else who holds the guest's tokens used this browser before the owner signed in.
  if (guest !== undefined) await endSessionsOf(db, guest.id, person.at);
  const user = guest ?? (await insertConfirmedUser(db, { ...person, language }));
  if (user === undefined) throw new Error('the account was not made');
  await grantSignupCredits(db, user.id);
  await confirmPendingCredits(db, user.id);
  return user;
}

/**
 * The account was opened with an unconfirmed address, perhaps by somebody waiting for its owner: the owner gets the account, and
 * the other person loses all access.
 */
async function takeOver(db: Db, userId: string, person: ConfirmedPerson): Promise<UserRow> {
  const user = await replaceUnconfirmed(db, userId, person);
  await confirmPendingCredits(db, userId);
  await recordAudit(db, { actorId: userId, action: 'account.taken_over', subject: userId });
  return user;
}
