import type { AdminWebhooksQuery, CallOut } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listWebhookRows } from './admin-webhooks.repository.ts';
import { presentWebhook } from './present-webhook.ts';

/** A page of the payment provider's events, latest first. */
export async function listWebhooks(db: Db, query: AdminWebhooksQuery): Promise<CallOut<'GET /admin/webhooks'>> {
  const rows = await listWebhookRows(db, { ...query, limit: query.limit + 1 });
  const { items, next_cursor } = toPage(rows, query.limit);
  return { items: items.map(presentWebhook), next_cursor };
}
