import type { AdminUser, GiveCreditsBody } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { recordAudit } from '../accounts/index.ts';
import { giveCreditsByHand } from '../credits/index.ts';
import { readUser } from './read-user.ts';

export interface CreditGift extends GiveCreditsBody {
  adminId: string;
  userId: string;
  /** The same key makes the same grant only once. */
  idempotencyKey: string | undefined;
}

/**
 * Grants a user credits, with a ledger line and an audit line, atomically.
 * @throws AppError not_found, idempotency_conflict if the key was used for another grant
 */
export async function giveCredits(db: Db, gift: CreditGift): Promise<AdminUser> {
  const { adminId, userId, credits, reason, idempotencyKey = newId() } = gift;
  return db.transaction(async (tx) => {
    await readUser(tx, userId);
    const causeKey = `admin:${adminId}:${userId}:${idempotencyKey}`;
    const isNew = await giveCreditsByHand(tx, { userId, credits, reason, causeKey });
    if (isNew) {
      const detail = { credits, reason };
      await recordAudit(tx, { actorId: adminId, action: 'credits.given', subject: userId, detail });
    }
    return readUser(tx, userId);
  });
}
