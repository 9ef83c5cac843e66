import type { Db } from '../../database/db.ts';
import { endSessions } from './sessions.repository.ts';
import { lockUser } from './users.repository.ts';

/** Ends all sessions of a user but `sessionId`. */
export async function endOtherSessions(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await endSessions(tx, userId, new Date(), sessionId);
  });
}
