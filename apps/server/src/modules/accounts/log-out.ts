import type { Db } from '../../database/db.ts';
import { type Origin, recordAuthEvent } from './auth-events.repository.ts';
import { isGuest } from './is-guest.ts';
import { endSession } from './sessions.repository.ts';

/** Ends a session on the server: its access and refresh tokens become invalid. */
export async function logOut(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  origin: Origin,
): Promise<void> {
  await endSession(db, sessionId, new Date());
  if (!(await isGuest(db, userId))) await recordAuthEvent(db, userId, 'logged_out', origin);
}
