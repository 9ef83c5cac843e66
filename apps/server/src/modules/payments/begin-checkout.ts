import { AppError, type CheckoutPlan, type CheckoutStart } from '@vitrine/contract';
import { v5 } from 'uuid';
import { newId } from '../../database/new-id.ts';
import { type Buyer, findBuyer } from './buyers.repository.ts';
import { type CheckoutRow, findCheckout, insertCheckout, keepTransaction } from './checkouts.repository.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { readPrices } from './read-prices.ts';
import { hadSubscription, listLiveSubscriptions } from './subscriptions.repository.ts';
import { toUnits } from './to-units.ts';

export interface CheckoutRequest {
  userId: string;
  plan: CheckoutPlan;
  /** Same key, same checkout: a repeated request starts one purchase. */
  idempotencyKey: string | undefined;
}

/**
 * Starts a purchase and returns what the browser needs to show the card form. The payment arrives later, by a webhook. If the
 * provider fails, the leftover row expires by itself, and the same key retries with it.
 * @throws AppError unauthorized, forbidden (a guest and a plan), already_subscribed, idempotency_conflict, checkout_ended,
 * payment_provider_failed
 */
export async function beginCheckout(parts: PaymentsParts, request: CheckoutRequest): Promise<CheckoutStart> {
  const { userId, plan } = request;
  const buyer = await findBuyer(parts.db, userId);
  if (buyer === undefined) throw new AppError('unauthorized');
  if (plan !== 'one_time') await checkMaySubscribe(parts, buyer);
  const { offers } = await readPrices(parts.paymentProvider);
  const { priceId } = offers[plan];
  if (priceId === null) throw new AppError('payment_provider_failed');
  const checkout = await keepCheckout(parts, request, priceId);
  const transaction = await beginTransaction(parts, checkout, buyer);
  return presentStart(parts, checkout, transaction);
}

async function checkMaySubscribe({ db }: PaymentsParts, { userId, isGuest }: Buyer): Promise<void> {
  if (isGuest) throw new AppError('forbidden');
  if ((await listLiveSubscriptions(db, userId)).length > 0) throw new AppError('already_subscribed');
}

/** Namespace for checkout ids derived from keys. */
const NAMESPACE = '4f0c7f43-3a5c-4b3f-9d52-6f8a1c0f2b7e';

async function keepCheckout(
  { db }: PaymentsParts,
  { userId, plan, idempotencyKey }: CheckoutRequest,
  priceId: string,
): Promise<CheckoutRow> {
  const id = idempotencyKey === undefined ? newId() : v5(`${userId} ${idempotencyKey}`, NAMESPACE);
  await insertCheckout(db, { id, userId, plan, priceId });
  const checkout = await findCheckout(db, id);
  if (checkout?.plan !== plan) throw new AppError('idempotency_conflict');
  if (checkout.status === 'completed' || checkout.status === 'closed') throw new AppError('checkout_ended');
  return checkout;
}

interface Begun {
  transactionId: string;
  totalMinor: number;
  currency: string;
}

async function beginTransaction(parts: PaymentsParts, checkout: CheckoutRow, buyer: Buyer): Promise<Begun> {
  const { paymentProvider, db } = parts;
  const { id: checkoutId, userId, plan, priceId } = checkout;
  if (checkout.transactionId !== null) return knownTransaction(parts, checkout.transactionId);
  const customerId = await findOrCreateCustomer(parts, buyer);
  const allowTrial = plan !== 'one_time' && !(await hadSubscription(db, userId));
  const purchase = { customerId, priceId, plan, checkoutId, userId, allowTrial };
  const begun = await paymentProvider.createTransaction(purchase);
  const kept = await keepTransaction(db, checkoutId, begun.transactionId);
  // Of two concurrent requests with one key, the first to finish wins; the other's transaction is shown to nobody.
  return kept === begun.transactionId ? begun : knownTransaction(parts, kept);
}

async function knownTransaction({ paymentProvider }: PaymentsParts, transactionId: string): Promise<Begun> {
  const facts = await paymentProvider.getTransaction(transactionId);
  if (facts === null) throw new AppError('payment_provider_failed');
  return { transactionId, totalMinor: facts.totalMinor, currency: facts.currency };
}

function presentStart(
  { paymentProvider }: PaymentsParts,
  { id: checkoutId, plan, priceId }: CheckoutRow,
  { transactionId, totalMinor, currency }: Begun,
): CheckoutStart {
  const overlay = {
    price_id: priceId,
    transaction_id: transactionId,
    custom_data: { checkoutId },
    client_token: paymentProvider.clientToken,
    environment: paymentProvider.kind,
    currency,
    amount: toUnits(totalMinor, currency),
  };
  return { success: true, plan, paddle_subscription_data: { paddle_overlay_data: overlay } };
}
