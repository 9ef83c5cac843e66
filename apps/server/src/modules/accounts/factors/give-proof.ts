import { AppError, type OwnerProof } from '@vitrine/contract';
import type { AccountsParts, Client } from '../accounts-parts.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { noteProof } from '../sessions.repository.ts';
import { findUser, lockUser } from '../users.repository.ts';
import { provenUntil } from './require-fresh-proof.ts';
import { withFactorProof } from './with-factor-proof.ts';

export interface Holder {
  userId: string;
  sessionId: string;
  client: Client;
}

/**
 * Proves that a session's holder owns the account, by password or factor; valid for ten minutes.
 * @returns its expiry
 * @throws AppError wrong_password, what withFactorProof throws; rate_limited
 */
export async function giveProof(
  parts: AccountsParts,
  { userId, sessionId, client }: Holder,
  proof: OwnerProof,
): Promise<Date> {
  const now = new Date();
  if ('password' in proof) {
    const user = await findUser(parts.db, userId);
    if (user === undefined) throw new AppError('unauthorized');
    await checkOwnPassword(parts.db, user, proof.password, { field: 'proof.password', locale: client.locale });
    await noteProof(parts.db, sessionId, now);
  } else {
    await withFactorProof(parts, { userId, proof, purpose: 'prove', client }, (prove) =>
      parts.db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (user === undefined) throw new AppError('unauthorized');
        await prove(tx, user);
        await noteProof(tx, sessionId, now);
      }),
    );
  }
  return provenUntil(now, now) ?? now;
}
