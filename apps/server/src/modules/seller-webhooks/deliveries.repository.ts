import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { webhookDeliveries, webhookEndpoints } from '../../database/schema.ts';
import type { EndpointRow } from './endpoints.repository.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Undefined if the same cause was recorded before. */
export async function insertDelivery(
  db: Db,
  delivery: Pick<DeliveryRow, 'endpointId' | 'type' | 'body' | 'jobId' | 'causeKey'>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ id: newId(), ...delivery })
    .onConflictDoNothing({ target: webhookDeliveries.causeKey })
    .returning();
  return row;
}

/** A delivery with its endpoint. */
export async function findDelivery(
  db: Db,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | undefined> {
  const [found] = await db
    .select({ delivery: getTableColumns(webhookDeliveries), endpoint: getTableColumns(webhookEndpoints) })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id));
  return found;
}

/** Newest first, after the delivery `cursor`. */
export const listDeliveries = (
  db: Db,
  endpointId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        cursor === undefined ? undefined : lt(webhookDeliveries.id, cursor),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);

/** Unfinished deliveries of the last two days, which is longer than the retries last; oldest first, a few hundred at most. */
export const listWaiting = (db: Db): Promise<{ deliveryId: string; round: number }[]> =>
  db
    .select({ deliveryId: webhookDeliveries.id, round: webhookDeliveries.round })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.status, 'waiting'), gt(webhookDeliveries.createdAt, sql`now() - interval '2 days'`)),
    )
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(500);

/** Updates a delivery if it is in this round; undefined otherwise. */
export async function updateDelivery(
  db: Db,
  { id, round }: Pick<DeliveryRow, 'id' | 'round'>,
  change: Partial<Pick<DeliveryRow, 'status' | 'tries' | 'round'>>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.round, round)))
    .returning();
  return row;
}

export async function deleteDeliveriesBefore(db: Db, at: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, at));
}
