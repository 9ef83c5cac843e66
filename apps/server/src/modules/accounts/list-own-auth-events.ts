import type { AuthEvent } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { listAuthEvents } from './auth-events.repository.ts';

/** Enough for a page; the data export has all. */
const SHOWN = 100;

/** Sign-in events of a user's account, newest first. */
export async function listOwnAuthEvents(db: Db, userId: string): Promise<AuthEvent[]> {
  const rows = await listAuthEvents(db, userId, SHOWN);
  return rows.map(({ id, kind, createdAt, address, device }) => ({
    id,
    kind,
    at: createdAt.toISOString(),
    address,
    device,
  }));
}
