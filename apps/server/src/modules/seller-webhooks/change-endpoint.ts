import { AppError, type ChangeWebhookEndpointBody, type WebhookEndpoint } from '@vitrine/contract';
import { checkAddress } from './check-address.ts';
import { findOwnEndpoint, updateOwnEndpoint } from './endpoints.repository.ts';
import { presentEndpoint } from './present-endpoint.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';

/**
 * Changes an endpoint's address, its events, and whether it is switched on.
 * @throws AppError not_found, webhook_address_refused
 */
export async function changeEndpoint(
  { db, webhookSender }: Pick<SellerWebhooksParts, 'db' | 'webhookSender'>,
  userId: string,
  id: string,
  { url, events, enabled }: ChangeWebhookEndpointBody,
): Promise<WebhookEndpoint> {
  const before = await findOwnEndpoint(db, userId, id);
  if (before === undefined) throw new AppError('not_found');
  const row = await updateOwnEndpoint(db, userId, id, {
    url: url === undefined ? before.url : checkAddress(webhookSender, url),
    events: [...new Set(events ?? before.events)],
    isEnabled: enabled ?? before.isEnabled,
  });
  if (row === undefined) throw new AppError('not_found');
  return presentEndpoint(row);
}
