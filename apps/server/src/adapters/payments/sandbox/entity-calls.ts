import { createRefund } from './adjustments.ts';
import { answerEvents } from './answer-list.ts';
import { type ApiCall, many, one } from './api-call.ts';
import { findPrice, PRICES } from './catalogue.ts';
import { createTransaction } from './create-transaction.ts';
import { createCustomer, updateCustomer } from './customers.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { readCalls, readEntity } from './read-calls.ts';
import {
  createAdjustmentBody,
  createCustomerBody,
  createTransactionBody,
  portalBody,
  updateCustomerBody,
} from './requests.ts';
import type { Sandbox } from './sandbox.ts';
import { insertEntity } from './sandbox.repository.ts';

const wholeList = (data: object[]) =>
  many({ data, pagination: { per_page: 200, next: '', has_more: false, estimated_total: data.length } });

/** Products and prices. */
const catalogueCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/prices',
    run: async ({ query: { id, product_id } }) =>
      wholeList(
        PRICES.filter((price) => (id?.includes(price.id) ?? true) && (product_id?.includes(price.product_id) ?? true)),
      ),
  },
  { method: 'GET', path: '/prices/:id', run: async ({ id }) => one(findPrice(id)) },
  { method: 'GET', path: '/products', run: async () => wholeList(PRICES.map(({ product }) => product)) },
];

/** Customers and the pages made for them. */
const customerCalls = (sandbox: Sandbox): ApiCall[] => [
  ...readCalls(sandbox, '/customers', 'customer'),
  {
    method: 'POST',
    path: '/customers',
    run: async ({ body }) => {
      const given = createCustomerBody.parse(body);
      return one(await sandbox.act((db) => createCustomer(db, given)));
    },
  },
  {
    method: 'PATCH',
    path: '/customers/:id',
    run: async ({ id, body }) => {
      const given = updateCustomerBody.parse(body);
      return one(await sandbox.act((db) => updateCustomer(db, id, given)));
    },
  },
  {
    method: 'POST',
    path: '/customers/:id/portal-sessions',
    run: ({ id, body }) => openPortal(sandbox, id, portalBody.parse(body ?? {}).subscription_ids),
  },
];

async function openPortal({ db, publicUrl }: Sandbox, customerId: string, subscriptionIds: string[]) {
  const customer = await readEntity(db, 'customer', customerId);
  const session = await insertEntity(db, 'portal', { id: newPaddleId('cpls'), customer_id: customer.id });
  const overview = `${publicUrl}/api/dev/payments/portal/${session.id}`;
  const subscriptions = subscriptionIds.map((id) => ({
    id,
    cancel_subscription: overview,
    update_subscription_payment_method: overview,
  }));
  const urls = { general: { overview }, subscriptions };
  return one({ ...session, urls, created_at: new Date().toISOString() });
}

/** Transactions and their refunds. */
const moneyCalls = (sandbox: Sandbox): ApiCall[] => [
  ...readCalls(sandbox, '/transactions', 'transaction'),
  {
    method: 'POST',
    path: '/transactions',
    run: async ({ body }) => {
      const given = createTransactionBody.parse(body);
      return one(await sandbox.act((db) => createTransaction(db, given, sandbox.publicUrl)));
    },
  },
  {
    method: 'GET',
    path: '/transactions/:id/invoice',
    run: async ({ id }) => {
      await readEntity(sandbox.db, 'transaction', id);
      return one({ url: `${sandbox.publicUrl}/api/dev/payments/invoices/${id}` });
    },
  },
  ...readCalls(sandbox, '/adjustments', 'adjustment'),
  {
    method: 'POST',
    path: '/adjustments',
    run: async ({ body }) => {
      const given = createAdjustmentBody.parse(body);
      return one(await sandbox.act((db) => createRefund(db, given)));
    },
  },
];

/** Every call except those for subscriptions. */
export const entityCalls = (sandbox: Sandbox): ApiCall[] => [
  ...catalogueCalls,
  ...customerCalls(sandbox),
  ...moneyCalls(sandbox),
  {
    method: 'GET',
    path: '/events',
    run: async ({ query, address }) => many(await answerEvents(sandbox.db, query, address)),
  },
];
