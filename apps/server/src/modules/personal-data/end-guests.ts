import { hasEnded, listEndedGuests } from './belongings.repository.ts';
import { removeAccount, type RemovalParts } from './remove-account.ts';

const BATCH = 50;
/** Somebody who logged out by mistake, or whose refresh was on its way, is given a day. */
const GRACE_MS = 24 * 3_600_000;

/** Removes guests whom no session leads back to any more, with all photos and sets that they made. */
export async function endGuests(parts: RemovalParts, now: Date = new Date(), signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS);
  for (;;) {
    const ended = await listEndedGuests(parts.db, before, BATCH);
    for (const userId of ended) {
      if (signal?.aborted === true) return;
      await removeAccount(parts, userId, { cause: 'guest.ended', isWanted: (tx) => hasEnded(tx, userId, before) });
    }
    if (ended.length < BATCH) return;
  }
}
