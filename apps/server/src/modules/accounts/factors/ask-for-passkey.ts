import type { CallOut } from '@vitrine/contract';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { CHALLENGE_MS, type ChallengeUse, keepChallenge } from './challenges.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { needRelyingParty } from './relying-party.ts';

/**
 * What a browser needs to have a passkey sign: one of the account's where it is known, else whichever the browser has for
 * this site, which must then ask for a fingerprint, a face or a PIN.
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
