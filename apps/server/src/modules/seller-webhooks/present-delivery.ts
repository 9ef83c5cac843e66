import type { WebhookDelivery } from '@vitrine/contract';
import type { DeliveryRow } from './deliveries.repository.ts';

/** A delivery as the owner of its endpoint sees it. */
export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  job_id: row.jobId,
  tries: row.tries,
});
