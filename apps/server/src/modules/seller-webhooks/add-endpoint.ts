import { AppError, type CallIn, type CallOut, MAX_WEBHOOK_ENDPOINTS } from '@vitrine/contract';
import { newId } from '../../database/new-id.ts';
import { type Client, lockWholeUser, recordAuthEvent } from '../accounts/index.ts';
import { requireApiPlan } from '../api-keys/index.ts';
import { checkAddress } from './check-address.ts';
import { countEndpoints, insertEndpoint } from './endpoints.repository.ts';
import { newSecret } from './new-secret.ts';
import { presentEndpoint } from './present-endpoint.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';

type Body = CallIn<'POST /webhook-endpoints'>['body'];

/**
 * Adds an address for future events, and returns its secret this once.
 * @throws AppError plan_needed, webhook_address_refused, too_many_webhooks
 */
export async function addEndpoint(
  { db, webhookSender }: Pick<SellerWebhooksParts, 'db' | 'webhookSender'>,
  userId: string,
  { url, events }: Body,
  client: Client,
): Promise<CallOut<'POST /webhook-endpoints'>> {
  await requireApiPlan(db, userId);
  const address = checkAddress(webhookSender, url);
  const id = newId();
  return db.transaction(async (tx) => {
    await lockWholeUser(tx, userId);
    if ((await countEndpoints(tx, userId)) >= MAX_WEBHOOK_ENDPOINTS) throw new AppError('too_many_webhooks');
    const { secret, sealedSecret } = await newSecret(tx, id);
    const row = await insertEndpoint(tx, { id, userId, url: address, events: [...new Set(events)], sealedSecret });
    await recordAuthEvent(tx, userId, 'webhook_added', client);
    return { endpoint: presentEndpoint(row), secret };
  });
}
