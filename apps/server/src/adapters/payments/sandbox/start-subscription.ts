import type { Db } from '../../../database/db.ts';
import type { News } from './emit-events.ts';
import { CURRENCY, type Card, type CatalogPrice, type Subscription, type Transaction } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { PaddleError } from './paddle-error.ts';
import { periodOf } from './periods.ts';
import { insertEntity } from './sandbox.repository.ts';

interface Begun {
  /** From the transaction that started it. */
  transaction: Pick<Transaction, 'subscription_id' | 'billing_period'>;
  news: News[];
}

/** A paid transaction with a recurring price starts a subscription, with a trial if the price has one. */
export async function startSubscription(
  db: Db,
  transaction: Transaction,
  price: CatalogPrice,
  card: Card,
): Promise<Begun> {
  const cycle = price.billing_cycle;
  if (!cycle) throw new PaddleError(400, 'bad_request', 'The price is not a recurring one.');
  const period = periodOf(new Date(), price.trial_period ?? cycle);
  const subscription: Subscription = {
    ...newSubscription(transaction, period.starts_at),
    status: price.trial_period ? 'trialing' : 'active',
    first_billed_at: price.trial_period ? null : period.starts_at,
    next_billed_at: period.ends_at,
    current_billing_period: period,
    billing_cycle: cycle,
    items: itemsOf(price, period),
    sandbox: { card, pendingMinor: 0, dunning: null },
  };
  await insertEntity(db, 'subscription', subscription);
  const began = price.trial_period ? 'subscription.trialing' : 'subscription.activated';
  return {
    transaction: { subscription_id: subscription.id, billing_period: period },
    news: [
      { type: 'subscription.created', data: { ...subscription, transaction_id: transaction.id } },
      { type: began, data: subscription },
    ],
  };
}

function newSubscription({ customer_id, address_id, custom_data }: Transaction, now: string) {
  return {
    id: newPaddleId('sub'),
    customer_id: customer_id ?? '',
    address_id: address_id ?? '',
    business_id: null,
    currency_code: CURRENCY,
    created_at: now,
    updated_at: now,
    started_at: now,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    scheduled_change: null,
    management_urls: null,
    custom_data: custom_data ?? null,
    import_meta: null,
  } as const;
}

function itemsOf(price: CatalogPrice, period: { starts_at: string; ends_at: string }): Subscription['items'] {
  const { product, ...rest } = price;
  const item = {
    status: price.trial_period ? 'trialing' : 'active',
    quantity: 1,
    recurring: true,
    created_at: period.starts_at,
    updated_at: period.starts_at,
    previously_billed_at: price.trial_period ? null : period.starts_at,
    next_billed_at: period.ends_at,
    trial_dates: price.trial_period ? period : null,
    price: rest,
    product,
  } as const;
  return [item];
}
