import { lockUserByEmail } from '../claimed-users.repository.ts';
import { endSessions } from '../sessions.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { deleteStepsOf } from './sign-in-steps.repository.ts';
import { type NewsParts, tellOwner } from './tell-owner.ts';
import { deleteTotp } from './totp.repository.ts';

/** `none`: the account has no second factor. */
export type ClearOutcome = 'cleared' | 'none' | 'unknown';

/**
 * Removes all second factors from the account of `email`, for the operator at the command line when they are lost: its sessions
 * end, the owner is notified, and it is recorded.
 */
export async function clearFactors(parts: NewsParts, email: string): Promise<ClearOutcome> {
  return parts.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'unknown';
    const hadTotp = await deleteTotp(tx, user.id);
    const keys = await deletePasskeysOf(tx, user.id);
    if (!hadTotp && keys === 0) return 'none';
    await deleteRecoveryCodes(tx, user.id);
    await deleteStepsOf(tx, user.id);
    await endSessions(tx, user.id, new Date());
    const news = { event: 'factors_cleared', actorId: null, origin: { device: null } } as const;
    await tellOwner({ ...parts, db: tx }, user.id, news);
    return 'cleared';
  });
}
