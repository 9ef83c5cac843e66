import type { AdminWebhooksQuery } from '@vitrine/contract';
import { and, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { webhookEvents } from '../../database/schema.ts';

export type AdminWebhookRow = typeof webhookEvents.$inferSelect;

const { processedAt, failure, receivedAt, id } = webhookEvents;

const STATES: Record<NonNullable<AdminWebhooksQuery['state']>, SQL | undefined> = {
  waiting: and(isNull(processedAt), isNull(failure)),
  failing: and(isNull(processedAt), isNotNull(failure)),
  done: isNotNull(processedAt),
};

/** Latest first, `limit` rows received before the event `cursor`. */
export async function listWebhookRows(
  db: Db,
  { limit, cursor, query, state }: AdminWebhooksQuery,
): Promise<AdminWebhookRow[]> {
  const before = sql`(${receivedAt}, ${id}) < (select c.received_at, c.id from webhook_events c where c.id = ${cursor})`;
  const part = query?.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return db
    .select()
    .from(webhookEvents)
    .where(
      and(
        cursor === undefined ? undefined : before,
        part ? or(eq(id, query ?? ''), like(webhookEvents.type, `${part}%`)) : undefined,
        state && STATES[state],
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit);
}

export async function findWebhookRow(db: Db, eventId: string): Promise<AdminWebhookRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eq(id, eventId));
  return row;
}
