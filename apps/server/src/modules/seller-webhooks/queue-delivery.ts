import type { WebhookBody } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import { type DeliveryRow, insertDelivery } from './deliveries.repository.ts';

interface Told {
  endpointId: string;
  body: WebhookBody;
  jobId: string | null;
  /** Unique key of the cause. */
  causeKey: string;
}

/** Writes a message to one endpoint and enqueues its delivery, in the transaction of `db`. Undefined: it exists already. */
export async function queueDelivery(
  { db, queue }: { db: Db; queue: Queue },
  { endpointId, body, jobId, causeKey }: Told,
): Promise<DeliveryRow | undefined> {
  const row = await insertDelivery(db, { endpointId, type: body.type, body: JSON.stringify(body), jobId, causeKey });
  if (row !== undefined) await queue.enqueue(db, 'deliver-webhook', [{ deliveryId: row.id, round: row.round }]);
  return row;
}
