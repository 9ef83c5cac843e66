import type { AuthEventKind } from '@vitrine/contract';
import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { authEvents } from '../../database/schema.ts';

export type AuthEventRow = typeof authEvents.$inferSelect;

/** Where an event came from, as far as known. */
export interface Origin {
  address?: string | null | undefined;
  device: string | null;
}

/** Records a sign-in event of an account, in the transaction of `db`. */
export async function recordAuthEvent(
  db: Db,
  userId: string,
  kind: AuthEventKind,
  { address, device }: Origin,
): Promise<void> {
  await db.insert(authEvents).values({ id: newId(), userId, kind, address: address ?? null, device });
}

/** Newest first. */
export async function listAuthEvents(db: Db, userId: string, limit: number): Promise<AuthEventRow[]> {
  return db.select().from(authEvents).where(eq(authEvents.userId, userId)).orderBy(desc(authEvents.id)).limit(limit);
}

export async function deleteAuthEventsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(authEvents).where(lt(authEvents.createdAt, at));
}
