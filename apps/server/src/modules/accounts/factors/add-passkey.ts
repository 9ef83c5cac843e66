import { AppError, type CallIn, type CallOut, MAX_PASSKEYS } from '@vitrine/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AccountsParts } from '../accounts-parts.ts';
import { takeChallenge } from './challenges.repository.ts';
import { addFactor, lockOwner } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { presentPasskey } from './present-passkey.ts';
import { ALGORITHMS, needRelyingParty } from './relying-party.ts';

type Body = CallIn<'POST /auth/passkeys'>['body'];

/**
 * Stores a passkey created by a browser, under the owner's name for it or the device's.
 * @throws AppError passkey_refused (wrong challenge, too late, or already registered), email_unverified, too_many_passkeys,
 * passkeys_unavailable
 */
export async function addPasskey(
  parts: AccountsParts,
  holder: Holder,
  { passkey: made, name }: Body,
): Promise<CallOut<'POST /auth/passkeys'>> {
  const { userId, client } = holder;
  const { credential, credentialBackedUp } = await verifyNewPasskey(parts, userId, made);
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
    const add = () =>
      insertPasskey(tx, {
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signatures: credential.counter,
        transports: credential.transports ?? [],
        name: name ?? client.device ?? 'Passkey',
        isSynced: credentialBackedUp,
      });
    let row: Awaited<ReturnType<typeof add>>;
    const codes = await addFactor({ ...parts, db: tx }, holder, {
      event: 'passkey_added',
      add: async () => {
        row = await add();
        if (row === undefined) throw new AppError('passkey_refused');
      },
    });
    if (row === undefined) throw new Error('the passkey was not inserted');
    return { passkey: presentPasskey(row), recovery_codes: codes };
  });
}

async function verifyNewPasskey({ db, publicUrl }: AccountsParts, userId: string, made: Body['passkey']) {
  const party = needRelyingParty(publicUrl);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: JSON.parse(JSON.stringify(made)),
    expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose: 'register', userId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw new AppError('passkey_refused', { cause: error });
  });
  if (!verified) throw new AppError('passkey_refused');
  return registrationInfo;
}
