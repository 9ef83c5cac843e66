import type { Db } from '../../database/db.ts';
import { findSession } from './sessions.repository.ts';

/** Whether a session exists and has neither been ended nor expired. */
export async function sessionGoesOn(db: Db, sessionId: string): Promise<boolean> {
  const session = await findSession(db, sessionId);
  return session !== undefined && session.endedAt === null && session.expiresAt > new Date();
}
