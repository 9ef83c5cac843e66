import type { Db } from '../../database/db.ts';
import { endSessionsOf, lockUsers, markMerged } from './claimed-users.repository.ts';
import type { GuestBelongings } from './google-parts.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Gives an account all that a guest made and has left, in the transaction of `db`. The guest stays behind without
 * sessions and without credits: lines of the ledger are never deleted. Nothing happens when the guest is none any more.
 */
export async function mergeGuest(
  db: Db,
  { guestId, userId, belongings }: { guestId: string; userId: string; belongings: GuestBelongings },
): Promise<void> {
  await belongings.lock(db, guestId);
  const guest = (await lockUsers(db, [guestId, userId])).find(({ id }) => id === guestId);
  if (guest?.isGuest !== true || guest.mergedInto !== null) return;
  for (const move of belongings.move) await move(db, guestId, userId);
  await markMerged(db, guestId, userId);
  await endSessionsOf(db, guestId, new Date());
  await recordAudit(db, { actorId: userId, action: 'guest.merged', subject: userId, detail: { guest_id: guestId } });
}
