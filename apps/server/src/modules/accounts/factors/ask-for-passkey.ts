import type { CallOut } from '@vitrine/contract';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { CHALLENGE_MS, type ChallengeUse, keepChallenge } from './challenges.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { needRelyingParty } from './relying-party.ts';

/**
 * Options for a browser's passkey signature: one of the account's keys if the account is known, else any key for this site, which
 * must then verify a fingerprint, a face or a PIN.
 * @throws AppError passkeys_unavailable
 */
export async function askForPasskey(
  { db, publicUrl }: Pick<AccountsParts, 'db' | 'publicUrl'>,
  use: ChallengeUse,
): Promise<CallOut<'POST /auth/passkey-sign-in/options'>> {
  const party = needRelyingParty(publicUrl);
  const known = use.userId === null ? [] : await listPasskeys(db, use.userId);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: use.userId === null ? 'required' : 'preferred',
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(db, options.challenge, use);
  return { ...options };
}
