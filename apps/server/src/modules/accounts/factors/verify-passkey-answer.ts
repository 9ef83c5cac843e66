import { AppError, type PasskeyAnswer } from '@vitrine/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { type ChallengeUse, takeChallenge } from './challenges.repository.ts';
import { findPasskey, type PasskeyRow } from './passkeys.repository.ts';
import { needRelyingParty } from './relying-party.ts';

export interface VerifiedPasskey {
  passkey: PasskeyRow;
  /** The key's own count. Whether it goes on from the last one is found out when the use is written down. */
  signatures: number;
}

/**
 * Checks what a passkey signed, and spends its challenge. A sign-in by the passkey alone (`use.userId` null) must have
 * asked for a fingerprint, a face or a PIN; as the second step after a password, having the key is enough.
 * @throws AppError passkey_unknown, passkey_refused, passkeys_unavailable
 */
export async function verifyPasskeyAnswer(
  { db, publicUrl }: Pick<AccountsParts, 'db' | 'publicUrl'>,
  answer: PasskeyAnswer,
  use: ChallengeUse,
): Promise<VerifiedPasskey> {
  const party = needRelyingParty(publicUrl);
  const passkey = await findPasskey(db, answer.id);
  if (passkey === undefined || (use.userId !== null && passkey.userId !== use.userId)) {
    throw new AppError('passkey_unknown');
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // What a browser left out is not there, rather than undefined.
    response: JSON.parse(JSON.stringify(answer)),
    expectedChallenge: (challenge) => takeChallenge(db, challenge, use),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: use.userId === null,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // The count is compared where it is written, so that two answers at once cannot both be the next.
      counter: 0,
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    throw new AppError('passkey_refused', { cause: error });
  });
  const owner = answer.response.userHandle;
  const isOwners = !owner || owner === userHandleOf(passkey.userId).toString('base64url');
  if (!verified || !isOwners) throw new AppError('passkey_refused');
  return { passkey, signatures: authenticationInfo.newCounter };
}

/** What a passkey remembers of its account: the id, which tells nobody anything. */
export const userHandleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');
