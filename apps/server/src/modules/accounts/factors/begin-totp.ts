import { AppError, type CallOut } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { lockOwner } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { sealSecret } from './sealed-secret.ts';
import { newTotpSecret, totpUri } from './totp-codes.ts';
import { findTotp, replaceUnconfirmedTotp } from './totp.repository.ts';

/**
 * Creates the secret of an authenticator app. It is inactive until its first correct code.
 * @throws AppError proof_needed, email_unverified, second_factor_exists
 */
export async function beginTotp(
  { db }: AccountsParts,
  { userId, sessionId }: Holder,
): Promise<CallOut<'POST /auth/totp'>> {
  await requireFreshProof(db, sessionId);
  const secret = newTotpSecret();
  const sealed = await sealSecret(db, userId, secret);
  return db.transaction(async (tx) => {
    const user = await lockOwner(tx, userId);
    const before = await findTotp(tx, userId);
    if (before !== undefined && before.confirmedAt !== null) throw new AppError('second_factor_exists');
    await replaceUnconfirmedTotp(tx, userId, sealed);
    return { secret, uri: totpUri(secret, user.email ?? '') };
  });
}
