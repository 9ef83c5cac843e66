import type { Paddle, Subscription } from '@paddle/paddle-node-sdk';
import type { SubscriptionFacts } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle } from './ask-paddle.ts';
import { toSubscriptionFacts } from './to-subscription-facts.ts';

const read = (paddle: Paddle, id: string): Promise<Subscription> =>
  askPaddle(() => paddle.subscriptions.get(id), { again: true });

/** Withdraws any scheduled change: until then Paddle accepts no other change. */
async function unlock(paddle: Paddle, subscription: Subscription): Promise<Subscription> {
  if (subscription.scheduledChange === null) return subscription;
  return askPaddle(() => paddle.subscriptions.update(subscription.id, { scheduledChange: null }));
}

export async function cancelSubscription(
  paddle: Paddle,
  id: string,
  when: 'now' | 'period_end',
): Promise<SubscriptionFacts> {
  const subscription = await read(paddle, id);
  const isScheduled = subscription.scheduledChange?.action === 'cancel';
  if (subscription.status === 'canceled' || (when === 'period_end' && isScheduled)) {
    return toSubscriptionFacts(subscription);
  }
  await unlock(paddle, subscription);
  const effectiveFrom = when === 'now' ? 'immediately' : 'next_billing_period';
  return toSubscriptionFacts(await askPaddle(() => paddle.subscriptions.cancel(id, { effectiveFrom })));
}

export async function resumeSubscription(paddle: Paddle, id: string): Promise<SubscriptionFacts> {
  const subscription = await read(paddle, id);
  if (subscription.status !== 'paused') return toSubscriptionFacts(await unlock(paddle, subscription));
  return toSubscriptionFacts(await askPaddle(() => paddle.subscriptions.resume(id, { effectiveFrom: 'immediately' })));
}

export async function changePrice(
  paddle: Paddle,
  id: string,
  priceId: string,
  charge: 'prorated_now' | 'nothing',
): Promise<SubscriptionFacts> {
  const subscription = await unlock(paddle, await read(paddle, id));
  const isFree = charge === 'nothing' || subscription.status === 'trialing';
  const changed = await askPaddle(() =>
    paddle.subscriptions.update(id, {
      items: [{ priceId, quantity: 1 }],
      prorationBillingMode: isFree ? 'do_not_bill' : 'prorated_immediately',
      onPaymentFailure: 'prevent_change',
    }),
  );
  return toSubscriptionFacts(changed);
}
