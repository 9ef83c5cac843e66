import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { webhookEndpoints } from '../../database/schema.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

export async function insertEndpoint(
  db: Db,
  endpoint: Pick<EndpointRow, 'id' | 'userId' | 'url' | 'events' | 'sealedSecret'>,
): Promise<EndpointRow> {
  const [row] = await db.insert(webhookEndpoints).values(endpoint).returning();
  if (row === undefined) throw new Error('the endpoint was not inserted');
  return row;
}

/** The oldest first. */
export const listEndpoints = (db: Db, userId: string): Promise<EndpointRow[]> =>
  db.select().from(webhookEndpoints).where(eq(webhookEndpoints.userId, userId)).orderBy(asc(webhookEndpoints.id));

export async function countEndpoints(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId));
  return row?.endpoints ?? 0;
}

const isOwn = (userId: string, id: string) => and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));

export async function findOwnEndpoint(db: Db, userId: string, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(isOwn(userId, id));
  return row;
}

/** Undefined if the user has no such endpoint. */
export async function updateOwnEndpoint(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Omit<EndpointRow, 'id' | 'userId' | 'createdAt'>>,
): Promise<EndpointRow | undefined> {
  const [row] = await db.update(webhookEndpoints).set(change).where(isOwn(userId, id)).returning();
  return row;
}

/** Deletes its deliveries too. @returns whether the user had it */
export async function deleteOwnEndpoint(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(webhookEndpoints).where(isOwn(userId, id)).returning({ id: webhookEndpoints.id });
  return rows.length > 0;
}
