import { AppError, type WebhookDelivery } from '@vitrine/contract';
import { takeAttempt } from '../accounts/index.ts';
import { findDelivery, updateDelivery } from './deliveries.repository.ts';
import { presentDelivery } from './present-delivery.ts';
import type { SellerWebhooksParts } from './seller-webhooks-parts.ts';

/**
 * Sends a message again at once with a full set of retries, whatever its state; remaining earlier retries are dropped.
 * @throws AppError not_found, webhook_off, rate_limited
 */
export async function resendDelivery(
  { db, queue }: Pick<SellerWebhooksParts, 'db' | 'queue'>,
  userId: string,
  id: string,
): Promise<WebhookDelivery> {
  const found = await findDelivery(db, id);
  if (found?.endpoint.userId !== userId) throw new AppError('not_found');
  const { delivery, endpoint } = found;
  if (!endpoint.isEnabled) throw new AppError('webhook_off');
  await takeAttempt(db, 'webhookTestsOfAccount', userId);
  return db.transaction(async (tx) => {
    const round = delivery.round + 1;
    const row = await updateDelivery(tx, delivery, { round, status: 'waiting' });
    // A concurrent request was faster.
    if (row === undefined) return presentDelivery(delivery);
    await queue.enqueue(tx, 'deliver-webhook', [{ deliveryId: id, round }]);
    return presentDelivery(row);
  });
}
