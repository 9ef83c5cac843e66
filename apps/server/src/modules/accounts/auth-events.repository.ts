import type { AuthEventKind } from '@vitrine/contract';
import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { authEvents } from '../../database/schema.ts';

export type AuthEventRow = typeof authEvents.$inferSelect;

/** From where something happened, as far as it is known. */
export interface Origin {
  address?: string | null | undefined;
  device: string | null;
}

/** Writes down what happened at the door of an account: the line exists if the transaction of `db` commits. */
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
