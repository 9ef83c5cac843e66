import { AppError } from '@vitrine/contract';
import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { PaymentsParts } from '../payments-parts.ts';

/** Cancels the subscription of a deleted account; retried for hours, because somebody's money depends on it. */
export const endSubscriptionTask = (
  parts: Pick<PaymentsParts, 'db' | 'queue' | 'paymentProvider'>,
): TaskDefinition<'end-subscription'> => ({
  name: 'end-subscription',
  concurrency: 1,
  retryLimit: 20,
  timeoutSeconds: 60,
  run: async ({ subscriptionId }) => {
    const known = await parts.paymentProvider.getSubscription(subscriptionId);
    if (known === null || known.status === 'canceled') return;
    const { status } = await parts.paymentProvider.cancelSubscription(subscriptionId, 'now');
    if (status !== 'canceled') throw new AppError('payment_provider_failed');
  },
  giveUp: (data) => parts.queue.enqueue(parts.db, 'end-subscription', [data], { delaySeconds: RETRY_SECONDS }),
});

const RETRY_SECONDS = 600;
