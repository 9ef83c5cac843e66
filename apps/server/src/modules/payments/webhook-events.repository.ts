import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { webhookEvents } from '../../database/schema.ts';
import type { ReceivedEvent } from './payment-provider-port.ts';

export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** @returns whether it is new */
export async function insertWebhookEvent(
  db: Db,
  { id, type, occurredAt, payload, processedAt = null }: ReceivedEvent & { processedAt?: Date | null },
): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values({ id, type, occurredAt, payload, processedAt })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length > 0;
}

export async function findWebhookEvent(db: Db, id: string): Promise<WebhookEventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockWebhookEvent(db: Db, id: string): Promise<WebhookEventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id)).for('update');
  return row;
}

/** `payload`: the part that is kept from now on. */
export async function markProcessed(db: Db, id: string, payload: Record<string, unknown>): Promise<void> {
  const change = { processedAt: new Date(), failure: null, tries: sql`${webhookEvents.tries} + 1`, payload };
  await db.update(webhookEvents).set(change).where(eq(webhookEvents.id, id));
}

export async function markFailed(db: Db, id: string, failure: string): Promise<void> {
  const change = { failure, tries: sql`${webhookEvents.tries} + 1` };
  await db.update(webhookEvents).set(change).where(eq(webhookEvents.id, id));
}

/** Events whose payload names one of `ids`, locked until the transaction ends. */
export async function lockEventsNaming(db: Db, ids: readonly string[]): Promise<WebhookEventRow[]> {
  if (ids.length === 0) return [];
  const names = ids.map((id) => sql`position(${id} in ${webhookEvents.payload}::text) > 0`);
  return db
    .select()
    .from(webhookEvents)
    .where(or(...names))
    .for('update');
}

export async function replacePayload(db: Db, id: string, payload: Record<string, unknown>): Promise<void> {
  await db.update(webhookEvents).set({ payload }).where(eq(webhookEvents.id, id));
}

/** Ids of unprocessed events received before `before`, oldest first. */
export async function listUnprocessed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), lt(webhookEvents.receivedAt, before)))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Unprocessed events: on their way, or failing until somebody looks. */
export const countWaitingEvents = (db: Db): Promise<number> =>
  db.$count(webhookEvents, isNull(webhookEvents.processedAt));
