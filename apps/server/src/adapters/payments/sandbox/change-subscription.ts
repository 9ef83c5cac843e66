import type { Db } from '../../../database/db.ts';
import { buildTransaction, paidTransaction } from './build-transaction.ts';
import { findPrice } from './catalogue.ts';
import { emitEvents } from './emit-events.ts';
import type { CatalogPrice, Subscription, Transaction } from './entities.ts';
import { PaddleError } from './paddle-error.ts';
import type { UpdateSubscriptionBody } from './requests.ts';
import { lockEntity, saveEntity } from './sandbox.repository.ts';
import { countryOf, endSubscription, priceOfSubscription } from './settle-due.ts';

type Mode = NonNullable<UpdateSubscriptionBody['proration_billing_mode']>;

/** What a change costs. */
interface Bill {
  /** Fraction of the period that is left. */
  rate: number;
  chargeMinor: number;
  creditMinor: number;
  /** Null: nothing is charged now. */
  immediate: Transaction | null;
  /** Smallest units added to or subtracted from the next payment. */
  laterMinor: number;
}

export interface ChangedSubscription {
  subscription: Subscription;
  bill: Bill | null;
}

/** PATCH /subscriptions/:id, as a preview or for real. */
export async function changeSubscription(
  db: Db,
  id: string,
  body: UpdateSubscriptionBody,
  { preview }: { preview: boolean },
): Promise<ChangedSubscription> {
  const before = await lockEntity(db, 'subscription', id);
  refuseWhenCanceled(before);
  const unlocked = body.scheduled_change === null ? withoutScheduledChange(before) : before;
  const changed = body.items === undefined ? { subscription: unlocked, bill: null } : await swap(db, unlocked, body);
  return preview ? changed : { ...changed, subscription: await keepChange(db, changed) };
}

/** POST /subscriptions/:id/cancel. */
export async function cancelSubscription(db: Db, id: string, effectiveFrom: string): Promise<Subscription> {
  const subscription = await lockEntity(db, 'subscription', id);
  refuseWhenCanceled(subscription);
  if (effectiveFrom === 'immediately') return endSubscription(db, subscription);
  refuseWhenLocked(subscription);
  const ends = subscription.current_billing_period?.ends_at ?? new Date().toISOString();
  const scheduled: Subscription = {
    ...subscription,
    scheduled_change: { action: 'cancel', effective_at: ends, resume_at: null },
    next_billed_at: null,
  };
  return keepUpdate(db, scheduled);
}

/** POST /subscriptions/:id/pause, at once. */
export async function pauseSubscription(db: Db, id: string): Promise<Subscription> {
  const subscription = await lockEntity(db, 'subscription', id);
  refuseWhenCanceled(subscription);
  const now = new Date().toISOString();
  const paused: Subscription = { ...subscription, status: 'paused', paused_at: now, next_billed_at: null };
  await emitEvents(db, [{ type: 'subscription.paused', data: paused }]);
  return keepUpdate(db, paused);
}

/** POST /subscriptions/:id/resume: ends a pause; a paid period continues to its end. */
export async function resumeSubscription(db: Db, id: string): Promise<Subscription> {
  const subscription = await lockEntity(db, 'subscription', id);
  if (subscription.status !== 'paused') {
    throw new PaddleError(400, 'subscription_not_paused', 'The subscription is not paused.');
  }
  const next_billed_at = subscription.current_billing_period?.ends_at ?? new Date().toISOString();
  const resumed: Subscription = { ...subscription, status: 'active', paused_at: null, next_billed_at };
  await emitEvents(db, [{ type: 'subscription.resumed', data: resumed }]);
  return keepUpdate(db, resumed);
}

async function keepUpdate(db: Db, subscription: Subscription): Promise<Subscription> {
  const updated = { ...subscription, updated_at: new Date().toISOString() };
  await emitEvents(db, [{ type: 'subscription.updated', data: updated }]);
  return saveEntity(db, 'subscription', updated);
}

function refuseWhenCanceled({ status }: Subscription): void {
  if (status !== 'canceled') return;
  throw new PaddleError(400, 'subscription_update_when_canceled', 'The subscription is canceled.');
}

function refuseWhenLocked({ scheduled_change }: Subscription): void {
  if (!scheduled_change) return;
  throw new PaddleError(400, 'subscription_locked_pending_changes', 'The subscription has a scheduled change.');
}

function withoutScheduledChange(subscription: Subscription): Subscription {
  if (!subscription.scheduled_change) return subscription;
  const next_billed_at = subscription.current_billing_period?.ends_at ?? null;
  return { ...subscription, scheduled_change: null, next_billed_at };
}

async function swap(db: Db, subscription: Subscription, body: UpdateSubscriptionBody): Promise<ChangedSubscription> {
  const { items, proration_billing_mode: mode, on_payment_failure } = body;
  refuseWhenLocked(subscription);
  if (mode === undefined || items === undefined) {
    const code = 'subscription_items_update_missing_proration_billing_mode';
    throw new PaddleError(400, code, 'proration_billing_mode is required when updating subscription items');
  }
  if (subscription.status === 'trialing' && mode !== 'do_not_bill') {
    throw new PaddleError(400, 'subscription_trialing_items_update_invalid_options', 'Use do_not_bill in a trial.');
  }
  const price = findPrice(items[0].price_id);
  const bill = await billOf(db, subscription, price, mode);
  const refused = subscription.sandbox.card.declinesLater && bill.immediate !== null;
  if (refused && on_payment_failure === 'prevent_change') {
    throw new PaddleError(400, 'subscription_payment_declined', 'The payment for the change was declined.');
  }
  const { product, ...rest } = price;
  const swapped: Subscription = {
    ...subscription,
    items: subscription.items.map((item) => ({ ...item, price: rest, product, updated_at: new Date().toISOString() })),
    sandbox: { ...subscription.sandbox, pendingMinor: subscription.sandbox.pendingMinor + bill.laterMinor },
  };
  return { subscription: swapped, bill };
}

async function billOf(db: Db, subscription: Subscription, price: CatalogPrice, mode: Mode): Promise<Bill> {
  const prorated = mode.startsWith('prorated');
  const rate = prorated ? restOf(subscription) : 1;
  const part = (of: CatalogPrice) => Math.round(Number(of.unit_price.amount) * rate);
  const chargeMinor = mode === 'do_not_bill' ? 0 : part(price);
  const creditMinor = prorated ? part(priceOfSubscription(subscription)) : 0;
  const isDueNow = mode.endsWith('immediately') && chargeMinor > creditMinor;
  const immediate = isDueNow ? await chargeOf(db, subscription, price, { chargeMinor, creditMinor, rate }) : null;
  return { rate, chargeMinor, creditMinor, immediate, laterMinor: isDueNow ? 0 : chargeMinor - creditMinor };
}

/** Fraction of the period that is left, to the minute as Paddle counts. */
function restOf({ current_billing_period: period }: Subscription): number {
  if (!period) return 1;
  const minutes = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000);
  const ends = new Date(period.ends_at);
  const part = minutes(new Date(), ends) / Math.max(1, minutes(new Date(period.starts_at), ends));
  return Math.min(1, Math.max(0, Number(part.toFixed(5))));
}

async function chargeOf(
  db: Db,
  subscription: Subscription,
  price: CatalogPrice,
  { chargeMinor, creditMinor, rate }: Pick<Bill, 'chargeMinor' | 'creditMinor' | 'rate'>,
): Promise<Transaction> {
  const ends_at = subscription.current_billing_period?.ends_at ?? new Date().toISOString();
  const transaction = buildTransaction({
    lines: [{ price, amountMinor: chargeMinor, rate }],
    origin: 'subscription_update',
    customerId: subscription.customer_id,
    addressId: subscription.address_id,
    country: await countryOf(db, subscription),
    customData: subscription.custom_data ?? null,
    subscriptionId: subscription.id,
    period: { starts_at: new Date().toISOString(), ends_at },
    creditMinor,
  });
  return paidTransaction(transaction, subscription.sandbox.card);
}

async function keepChange(db: Db, { subscription, bill }: ChangedSubscription): Promise<Subscription> {
  const paid = bill?.immediate;
  if (paid) {
    await saveEntity(db, 'transaction', paid);
    await emitEvents(db, [{ type: 'transaction.paid', data: { ...paid, status: 'paid' } }]);
  }
  const kept = await keepUpdate(db, subscription);
  if (paid) await emitEvents(db, [{ type: 'transaction.completed', data: paid }]);
  return kept;
}
