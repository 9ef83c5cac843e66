import { AppError, type PasskeyAnswer } from '@vitrine/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { type ChallengeUse, takeChallenge } from './challenges.repository.ts';
import { findPasskey, type PasskeyRow } from './passkeys.repository.ts';
import { needRelyingParty } from './relying-party.ts';

export interface VerifiedPasskey {
  passkey: PasskeyRow;
  /** The key's own signature counter. It is compared with the last one when the use is recorded. */
  signatures: number;
}

/**
 * Verifies a passkey's signature and consumes its challenge. For a sign-in by passkey alone (`use.userId` null) the key must have
 * verified a fingerprint, a face or a PIN; as the second step after a password, possession of the key is enough.
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
    // Drops undefined fields: the browser omitted them.
    response: JSON.parse(JSON.stringify(answer)),
    expectedChallenge: (challenge) => takeChallenge(db, challenge, use),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: use.userId === null,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // The counter is compared in the statement that writes it, so that two parallel answers cannot both be the next.
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

/** The user handle stored in a passkey: the account's id, which reveals nothing. */
export const userHandleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex');
