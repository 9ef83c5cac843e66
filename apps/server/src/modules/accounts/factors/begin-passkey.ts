import { AppError, MAX_PASSKEYS, type CallOut } from '@vitrine/contract';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { CHALLENGE_MS, keepChallenge } from './challenges.repository.ts';
import { lockOwner } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { ALGORITHMS, needRelyingParty } from './relying-party.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { userHandleOf } from './verify-passkey-answer.ts';

/**
 * Options for creating a passkey; discoverable if the device supports it, so that it can sign in alone.
 * @throws AppError proof_needed, email_unverified, passkeys_unavailable, too_many_passkeys
 */
export async function beginPasskey(
  { db, publicUrl }: AccountsParts,
  { userId, sessionId }: Holder,
): Promise<CallOut<'POST /auth/passkeys/options'>> {
  const party = needRelyingParty(publicUrl);
  await requireFreshProof(db, sessionId);
  const user = await db.transaction((tx) => lockOwner(tx, userId));
  const known = await listPasskeys(db, userId);
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: 'Vitrine',
    rpID: party.id,
    userName: user.email ?? '',
    userDisplayName: user.fullName ?? user.email ?? '',
    userID: new Uint8Array(userHandleOf(userId)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(db, options.challenge, { purpose: 'register', userId });
  return { ...options };
}
