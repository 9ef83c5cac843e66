import type { Db } from '../../database/db.ts';
import { endSessionsOf, lockUsers, markMerged } from './claimed-users.repository.ts';
import type { GuestBelongings } from './google-parts.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Moves everything a guest made and has left to an account, in the transaction of `db`. The guest's row stays without sessions
 * and credits, because ledger lines are never deleted. Does nothing if the user is no longer a guest.
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
