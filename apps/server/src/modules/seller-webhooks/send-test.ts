import { AppError, type WebhookDelivery } from '@vitrine/contract';
import { newId } from '../../database/new-id.ts';
import { takeAttempt } from '../accounts/index.ts';
import { findOwnEndpoint } from './endpoints.repository.ts';
import { presentDelivery } from './present-delivery.ts';
import { queueDelivery } from './queue-delivery.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';

/**
 * Sends a test message to an endpoint, in the same way as any other.
 * @throws AppError not_found, webhook_off, rate_limited
 */
export async function sendTest(
  { db, queue }: Pick<SellerWebhooksParts, 'db' | 'queue'>,
  userId: string,
  id: string,
): Promise<WebhookDelivery> {
  const endpoint = await findOwnEndpoint(db, userId, id);
  if (endpoint === undefined) throw new AppError('not_found');
  if (!endpoint.isEnabled) throw new AppError('webhook_off');
  await takeAttempt(db, 'webhookTestsOfAccount', userId);
  const body = { type: 'webhook.test' as const, timestamp: new Date().toISOString(), data: {} };
  return db.transaction(async (tx) => {
    const row = await queueDelivery({ db: tx, queue }, { endpointId: id, body, jobId: null, causeKey: newId() });
    if (row === undefined) throw new Error('the test was not written');
    return presentDelivery(row);
  });
}
