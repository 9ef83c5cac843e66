import type { Db } from '../../../database/db.ts';
import { buildTransaction } from './build-transaction.ts';
import { findPrice, findProduct } from './catalogue.ts';
import { emitEvents } from './emit-events.ts';
import type { CatalogPrice, Transaction } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { notFound } from './paddle-error.ts';
import type { CreateTransactionBody, InlinePrice } from './requests.ts';
import { findEntity, insertEntity } from './sandbox.repository.ts';

/** POST /transactions: a purchase that waits for its buyer. `publicUrl` is where the overlay can be opened for it. */
export async function createTransaction(db: Db, body: CreateTransactionBody, publicUrl: string): Promise<Transaction> {
  if ((await findEntity(db, 'customer', body.customer_id)) === null) throw notFound(body.customer_id);
  const [{ price_id, price: inline }] = body.items;
  const price = inline === undefined ? findPrice(price_id ?? '') : inlinePriceOf(inline);
  const built = buildTransaction({
    lines: [{ price, amountMinor: price.trial_period ? 0 : Number(price.unit_price.amount) }],
    origin: 'api',
    customerId: body.customer_id,
    addressId: null,
    country: 'US',
    customData: body.custom_data ?? null,
    subscriptionId: null,
    period: null,
  });
  const transaction = { ...built, checkout: { url: `${publicUrl}/payment?_ptxn=${built.id}` } };
  await emitEvents(db, [{ type: 'transaction.created', data: transaction }]);
  return insertEntity(db, 'transaction', transaction);
}

/** A price for this purchase only, on a product of the catalogue. */
function inlinePriceOf(inline: InlinePrice): CatalogPrice {
  const product = findProduct(inline.product_id);
  const now = new Date().toISOString();
  return {
    id: newPaddleId('pri'),
    product_id: product.id,
    type: 'custom',
    name: inline.name ?? null,
    description: inline.description,
    billing_cycle: inline.billing_cycle ?? null,
    trial_period: inline.trial_period ?? null,
    tax_mode: 'internal',
    unit_price: inline.unit_price,
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    custom_data: inline.custom_data ?? null,
    created_at: now,
    updated_at: now,
    import_meta: null,
    product,
  };
}
