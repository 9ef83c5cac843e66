import { AppError } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { lockOwner, renewRecoveryCodes } from './change-factors.ts';
import type { Holder } from './give-proof.ts';
import { hasFactor } from './has-factor.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { tellOwner } from './tell-owner.ts';

/** Replaces the recovery codes by ten new ones. @throws AppError proof_needed; not_found without a second factor */
export async function makeRecoveryCodes(
  parts: AccountsParts,
  { userId, sessionId, client }: Holder,
): Promise<string[]> {
  await requireFreshProof(parts.db, sessionId);
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await hasFactor(tx, userId))) throw new AppError('not_found');
    const codes = await renewRecoveryCodes(tx, userId);
    await tellOwner({ ...parts, db: tx }, userId, { event: 'recovery_codes_made', actorId: userId, origin: client });
    return codes;
  });
}
