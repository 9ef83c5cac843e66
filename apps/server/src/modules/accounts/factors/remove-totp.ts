import type { AccountsParts } from '../accounts-parts.ts';
import { lockOwner, tidyAfterRemoval } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { tellOwner } from './tell-owner.ts';
import { deleteTotp } from './totp.repository.ts';

/** Removes the authenticator app from an account; does nothing without one. @throws AppError proof_needed */
export async function removeTotp(parts: AccountsParts, { userId, sessionId, client }: Holder): Promise<void> {
  await requireFreshProof(parts.db, sessionId);
  await parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await deleteTotp(tx, userId))) return;
    await tellOwner({ ...parts, db: tx }, userId, { event: 'totp_removed', actorId: userId, origin: client });
    await tidyAfterRemoval(tx, userId);
  });
}
