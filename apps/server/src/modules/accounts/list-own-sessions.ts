import type { OwnSession } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { listOpenSessions } from './sessions.repository.ts';

/** Where a user is logged in, the session used last first; `currentId` is the one that asks. */
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
