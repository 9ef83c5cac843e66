import type { Db } from '../../database/db.ts';
import { listOpenSessions } from './sessions.repository.ts';

/** Number of a user's open sessions, and when one was last used; null without any. */
export async function countOpenSessions(db: Db, userId: string): Promise<{ open: number; lastUsedAt: Date | null }> {
  const rows = await listOpenSessions(db, userId, new Date());
  return { open: rows.length, lastUsedAt: rows[0]?.lastUsedAt ?? null };
}
