import type { WebhookEndpoint } from '@vitrine/contract';
import type { EndpointRow } from './endpoints.repository.ts';

/** An endpoint as its owner sees it: without its secrets. */
export function presentEndpoint(row: EndpointRow, now = new Date()): WebhookEndpoint {
  const { formerSecretUntil: until } = row;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    enabled: row.isEnabled,
    created_at: row.createdAt.toISOString(),
    former_secret_until: until !== null && until > now ? until.toISOString() : null,
  };
}
