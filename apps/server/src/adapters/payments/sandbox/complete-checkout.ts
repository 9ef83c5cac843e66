import { sql } from 'drizzle-orm';
import type { CountryCode } from '@paddle/paddle-node-sdk';
import type { Db } from '../../../database/db.ts';
import { sandboxEntities } from '../../../database/schema.ts';
import { paidTransaction, refusedTransaction } from './build-transaction.ts';
import { findProduct } from './catalogue.ts';
import { emitEvents } from './emit-events.ts';
import type { Card, CatalogPrice, Transaction } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { notFound, PaddleError } from './paddle-error.ts';
import { findEntity, insertEntity, listEntities, lockEntity, saveEntity } from './sandbox.repository.ts';
import { startSubscription } from './start-subscription.ts';
import { detailsOf } from './totals.ts';

export interface Buyer {
  country: string;
  postalCode: string | null;
  card: Card;
}

/** What the overlay shows of a checkout; amounts in smallest units. */
export interface DescribedCheckout {
  status: string;
  email: string;
  name: string;
  price_minor: number;
  total_minor: number;
  currency: string;
  recurring: boolean;
  /** 0: none. */
  trial_days: number;
}

export async function describeCheckout(db: Db, checkoutId: string): Promise<DescribedCheckout> {
  const transaction = await findCheckout(db, checkoutId);
  const price = priceOf(transaction);
  const customer = await findEntity(db, 'customer', transaction.customer_id ?? '');
  return {
    status: transaction.status,
    email: customer?.email ?? '',
    name: price.name ?? price.product.name,
    price_minor: Number(price.unit_price.amount),
    total_minor: Number(transaction.details?.totals?.grand_total ?? 0),
    currency: transaction.currency_code,
    recurring: Boolean(price.billing_cycle),
    trial_days: price.trial_period?.frequency ?? 0,
  };
}

async function findCheckout(db: Db, checkoutId: string): Promise<Transaction> {
  const [found] = await listEntities(db, 'transaction', {
    where: { origin: ['api'] },
    further: sql`${sandboxEntities.body} -> 'custom_data' ->> 'checkoutId' = ${checkoutId}`,
    newestFirst: true,
    limit: 1,
  });
  if (found === undefined) throw notFound(checkoutId);
  return found;
}

/** The transaction of a checkout, locked. */
async function lockCheckout(db: Db, checkoutId: string): Promise<Transaction> {
  const found = await findCheckout(db, checkoutId);
  const transaction = await lockEntity(db, 'transaction', found.id);
  if (transaction.status === 'canceled') {
    throw new PaddleError(409, 'transaction_immutable', 'This transaction was canceled.');
  }
  return transaction;
}

/** The buyer presses Pay and the card is accepted. Pressing twice pays once. */
export async function completeCheckout(db: Db, checkoutId: string, buyer: Buyer): Promise<Transaction> {
  const open = await lockCheckout(db, checkoutId);
  if (open.status === 'completed') return open;
  const price = priceOf(open);
  const addressed = await addressTransaction(db, open, price, buyer);
  await emitEvents(db, [{ type: 'transaction.ready', data: addressed }]);
  const paid = paidTransaction(addressed, buyer.card);
  const begun = price.billing_cycle ? await startSubscription(db, paid, price, buyer.card) : null;
  const completed: Transaction = begun === null ? paid : { ...paid, ...begun.transaction };
  await emitEvents(db, [
    { type: 'transaction.paid', data: { ...completed, status: 'paid' } },
    ...(begun?.news ?? []),
    { type: 'transaction.completed', data: completed },
  ]);
  return saveEntity(db, 'transaction', completed);
}

/** The buyer presses Pay and the card is declined: another can be tried. */
export async function declineCheckout(db: Db, checkoutId: string, { card }: Buyer): Promise<Transaction> {
  const open = await lockCheckout(db, checkoutId);
  if (open.status === 'completed') {
    throw new PaddleError(409, 'transaction_immutable', 'This transaction is already completed.');
  }
  const refused = refusedTransaction(open, card);
  await emitEvents(db, [{ type: 'transaction.payment_failed', data: refused }]);
  return saveEntity(db, 'transaction', refused);
}

/** @throws PaddleError if the checkout's overlay can no longer be closed */
export async function closeCheckout(db: Db, checkoutId: string): Promise<void> {
  await lockCheckout(db, checkoutId);
}

function priceOf({ id, items }: Transaction): CatalogPrice {
  const price = items[0]?.price;
  if (!price) throw notFound(id);
  return { ...price, product: findProduct(price.product_id) };
}

async function addressTransaction(
  db: Db,
  transaction: Transaction,
  price: CatalogPrice,
  { country, postalCode }: Buyer,
): Promise<Transaction> {
  const now = new Date().toISOString();
  const address = await insertEntity(db, 'address', {
    id: newPaddleId('add'),
    customer_id: transaction.customer_id ?? '',
    country_code: country as CountryCode,
    postal_code: postalCode,
    status: 'active',
    created_at: now,
    updated_at: now,
  });
  const amountMinor = price.trial_period ? 0 : Number(price.unit_price.amount);
  const details = detailsOf([{ price, amountMinor }], country);
  return { ...transaction, status: 'ready', address_id: address.id, details, updated_at: now };
}
