import type { AdminWebhook } from '@vitrine/contract';
import type { AdminWebhookRow } from './admin-webhooks.repository.ts';
import { withoutPersons } from './without-persons.ts';

export const presentWebhook = (row: AdminWebhookRow): AdminWebhook => ({
  id: row.id,
  type: row.type,
  state: stateOf(row),
  attempts: row.tries,
  last_error: row.failure === null ? null : withoutPersons(row.failure),
  occurred_at: row.occurredAt.toISOString(),
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
});

function stateOf({ processedAt, failure }: AdminWebhookRow): AdminWebhook['state'] {
  if (processedAt !== null) return 'done';
  return failure === null ? 'waiting' : 'failing';
}
