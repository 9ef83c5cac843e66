import type { OwnSession } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { listOpenSessions } from './sessions.repository.ts';

/** A user's open sessions, most recently used first; `currentId` is the caller's. */
export async function listOwnSessions(db: Db, userId: string, currentId: string): Promise<OwnSession[]> {
  const rows = await listOpenSessions(db, userId, new Date());
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === currentId,
  }));
}
