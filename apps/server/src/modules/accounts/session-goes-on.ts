import type { Db } from '../../database/db.ts';
import { findSession } from './sessions.repository.ts';

/** Whether a session is there and has not ended, by anybody or by its time. */
export async function sessionGoesOn(db: Db, sessionId: string): Promise<boolean> {
  const session = await findSession(db, sessionId);
  return session !== undefined && session.endedAt === null && session.expiresAt > new Date();
}
