import type { AdminUser, GiveCreditsBody } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { recordAudit } from '../accounts/index.ts';
import { giveCreditsByHand } from '../credits/index.ts';
import { readUser } from './read-user.ts';

export interface CreditGift extends GiveCreditsBody {
  adminId: string;
  userId: string;
  /** Same key, same gift. */
  idempotencyKey: string | undefined;
}

/**
 * Gives a user credits, with a line in the ledger and one in the audit log, or neither.
 * @throws AppError not_found, idempotency_conflict when the key came with another gift
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
