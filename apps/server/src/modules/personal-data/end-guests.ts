import { hasEnded, listEndedGuests } from './belongings.repository.ts';
import { removeAccount, type RemovalParts } from './remove-account.ts';

const BATCH = 50;
/** A day of grace for a logout by mistake or a delayed refresh. */
const GRACE_MS = 24 * 3_600_000;

/** Deletes guests without any open session, with all their photos and sets. */
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
