import { AppError } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { lockOwner, tidyAfterRemoval } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { deletePasskey, listPasskeys } from './passkeys.repository.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { tellOwner } from './tell-owner.ts';

/** Removes a passkey from its account. @throws AppError proof_needed; not_found */
export async function removePasskey(
  parts: AccountsParts,
  { userId, sessionId, client }: Holder,
  id: string,
): Promise<void> {
  // For another account's key, not even the missing proof is revealed.
  if ((await listPasskeys(parts.db, userId)).every((passkey) => passkey.id !== id)) throw new AppError('not_found');
  await requireFreshProof(parts.db, sessionId);
  await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if ((await deletePasskey(tx, userId, id)) === undefined) throw new AppError('not_found');
    await tellOwner({ ...parts, db: tx }, userId, { event: 'passkey_removed', actorId: userId, origin: client });
    await tidyAfterRemoval(tx, userId);
  });
}
