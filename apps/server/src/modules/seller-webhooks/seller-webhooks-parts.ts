import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { WebhookSender } from './webhook-sender-port.ts';

/** Dependencies of the seller webhooks module. */
export interface SellerWebhooksParts {
  db: Db;
  queue: Queue;
  webhookSender: WebhookSender;
}
