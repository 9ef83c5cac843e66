import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { findDelivery, listWaiting, updateDelivery } from '../deliveries.repository.ts';
import { deliverWebhook } from '../deliver-webhook.ts';
import type { SellerWebhooksParts } from '../seller-webhooks-parts.ts';

/** A minute, then doubled each time up to four hours: about a day until it is given up. */
export const RETRY = { retryLimit: 13, retryDelaySeconds: { first: 60, most: 4 * 3600 } };

/** Delivers one message to one endpoint of a seller. */
export const deliverWebhookTask = (
  parts: Pick<SellerWebhooksParts, 'db' | 'webhookSender'>,
): TaskDefinition<'deliver-webhook'> => ({
  name: 'deliver-webhook',
  concurrency: 4,
  ...RETRY,
  timeoutSeconds: 60,
  keyOf: ({ deliveryId, round }) => `${deliveryId} ${round}`,
  unfinished: () => listWaiting(parts.db),
  run: (data) => deliverWebhook(parts, data),
  giveUp: async ({ deliveryId, round }) => {
    const found = await findDelivery(parts.db, deliveryId);
    if (found?.delivery.status !== 'waiting') return;
    await updateDelivery(parts.db, { id: deliveryId, round }, { status: 'failed' });
  },
});
