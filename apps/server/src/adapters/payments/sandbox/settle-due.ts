import type { Db } from '../../../database/db.ts';
import { buildTransaction, paidTransaction, refusedTransaction } from './build-transaction.ts';
import { emitEvents, type News } from './emit-events.ts';
import type { CatalogPrice, Subscription, Transaction } from './entities.ts';
import { PaddleError } from './paddle-error.ts';
import { periodOf } from './periods.ts';
import { findEntity, insertEntity, lockEntity, saveEntity } from './sandbox.repository.ts';

const RETRY_EVERY_MS = 3 * 24 * 60 * 60 * 1000;
const MOST_RETRIES = 4;

/** Executes what is due for a locked subscription: ends it, retries an owed payment, or bills the next period. */
export async function settleDue(db: Db, subscription: Subscription, now = new Date()): Promise<Subscription> {
  const { scheduled_change, next_billed_at, sandbox } = subscription;
  const isDue = (moment: string | null | undefined) => typeof moment === 'string' && new Date(moment) <= now;
  if (subscription.status === 'canceled') return subscription;
  if (scheduled_change?.action === 'cancel' && isDue(scheduled_change.effective_at)) {
    return endSubscription(db, subscription);
  }
  if (sandbox.dunning !== null && isDue(sandbox.dunning.nextTryAt)) return retryPayment(db, subscription);
  return isDue(next_billed_at) ? billNextPeriod(db, subscription) : subscription;
}

/** Ends a subscription now. */
export async function endSubscription(db: Db, subscription: Subscription): Promise<Subscription> {
  const now = new Date().toISOString();
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: now,
    updated_at: now,
    next_billed_at: null,
    current_billing_period: null,
    scheduled_change: null,
    items: subscription.items.map((item) => ({ ...item, status: 'inactive', next_billed_at: null, updated_at: now })),
    sandbox: { ...subscription.sandbox, dunning: null },
  };
  await emitEvents(db, [
    { type: 'subscription.canceled', data: ended },
    { type: 'subscription.updated', data: ended },
  ]);
  return saveEntity(db, 'subscription', ended);
}

export function priceOfSubscription({ id, items }: Subscription): CatalogPrice {
  const [item] = items;
  if (item === undefined) throw new PaddleError(409, 'conflict', `Subscription ${id} has no item.`);
  return { ...item.price, product: item.product };
}

/** Country that taxes a subscription's payments. */
export const countryOf = async (db: Db, { address_id }: Subscription): Promise<string> =>
  (await findEntity(db, 'address', address_id))?.country_code ?? 'US';

async function billNextPeriod(db: Db, subscription: Subscription): Promise<Subscription> {
  const price = priceOfSubscription(subscription);
  const period = periodOf(new Date(subscription.next_billed_at ?? Date.now()), subscription.billing_cycle);
  const amountMinor = Math.max(0, Number(price.unit_price.amount) + subscription.sandbox.pendingMinor);
  const transaction = buildTransaction({
    lines: [{ price, amountMinor }],
    origin: 'subscription_recurring',
    customerId: subscription.customer_id,
    addressId: subscription.address_id,
    country: await countryOf(db, subscription),
    customData: subscription.custom_data ?? null,
    subscriptionId: subscription.id,
    period,
  });
  await insertEntity(db, 'transaction', transaction);
  const moved: Subscription = {
    ...subscription,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    first_billed_at: subscription.first_billed_at ?? period.starts_at,
    updated_at: new Date().toISOString(),
    items: subscription.items.map((item) => ({
      ...item,
      status: 'active',
      trial_dates: item.trial_dates ?? null,
      previously_billed_at: period.starts_at,
      next_billed_at: period.ends_at,
    })),
    sandbox: { ...subscription.sandbox, pendingMinor: 0 },
  };
  await emitEvents(db, [{ type: 'transaction.created', data: transaction }]);
  return pay(db, moved, transaction);
}

async function retryPayment(db: Db, subscription: Subscription): Promise<Subscription> {
  const { dunning } = subscription.sandbox;
  if (dunning === null) return subscription;
  return pay(db, subscription, await lockEntity(db, 'transaction', dunning.transactionId));
}

function pay(db: Db, subscription: Subscription, transaction: Transaction): Promise<Subscription> {
  return subscription.sandbox.card.declinesLater
    ? failPayment(db, subscription, transaction)
    : takePayment(db, subscription, transaction);
}

async function takePayment(db: Db, subscription: Subscription, transaction: Transaction): Promise<Subscription> {
  const paid = paidTransaction(transaction, subscription.sandbox.card);
  const running: Subscription = {
    ...subscription,
    status: 'active',
    sandbox: { ...subscription.sandbox, dunning: null },
  };
  const activated: News[] =
    subscription.status === 'trialing' ? [{ type: 'subscription.activated', data: running }] : [];
  await saveEntity(db, 'transaction', paid);
  await emitEvents(db, [
    { type: 'transaction.paid', data: { ...paid, status: 'paid' } },
    ...activated,
    { type: 'subscription.updated', data: running },
    { type: 'transaction.completed', data: paid },
  ]);
  return saveEntity(db, 'subscription', running);
}

async function failPayment(db: Db, subscription: Subscription, transaction: Transaction): Promise<Subscription> {
  const attempts = (subscription.sandbox.dunning?.attempts ?? 0) + 1;
  const refused = refusedTransaction(transaction, subscription.sandbox.card, 'past_due');
  const nextTryAt = new Date(Date.now() + RETRY_EVERY_MS).toISOString();
  const owing: Subscription = {
    ...subscription,
    status: 'past_due',
    sandbox: { ...subscription.sandbox, dunning: { transactionId: transaction.id, attempts, nextTryAt } },
  };
  await saveEntity(db, 'transaction', refused);
  await emitEvents(db, [
    { type: 'transaction.payment_failed', data: refused },
    { type: 'transaction.past_due', data: refused },
    { type: 'subscription.past_due', data: owing },
    { type: 'subscription.updated', data: owing },
  ]);
  if (attempts > MOST_RETRIES) return endSubscription(db, owing);
  return saveEntity(db, 'subscription', owing);
}
