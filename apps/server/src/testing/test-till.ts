import { type CallOut, type Checkout, type CheckoutStart, type PlanId, type Session } from '@vitrine/contract';
import { pino } from 'pino';
import { openPayments } from '../composition/open-payments.ts';
import { readConfig } from '../config.ts';
import { cancelSubscriptionOf } from '../modules/payments/index.ts';
import { createReconciliation } from '../modules/payments/reconcile-payments.ts';
import type { PaymentProvider } from '../modules/payments/payment-provider-port.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestStudio, type TestStudio } from './test-studio.ts';

/** A complete server: real queue, real SDK, Paddle's stand-in, and its webhooks over HTTP. */
export interface TestTill extends TestApp {
  /** How notifications are delivered from now on. */
  deliver(mode: 'normal' | 'twice' | 'late' | 'out_of_order' | 'forged' | 'never'): Promise<void>;
  customer(email: string): Promise<Customer>;
  /** Calls the stand-in for actions of a buyer, a bank or the provider. */
  outside(call: string, body?: object): Promise<{ subscription_id: string; transaction_id: string }>;
  provider: PaymentProvider;
  reconcile(): Promise<void>;
  /** Waits until `holds` is true for the result of `read`. */
  until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T>;
  close(): Promise<void>;
}

export interface Customer {
  token: string;
  ask<T>(call: string, payload?: object): Promise<T>;
  /** Starts a purchase. @returns the id of the checkout */
  begin(plan: PlanId | 'one_time'): Promise<string>;
  checkout(id: string): Promise<Checkout>;
  balance: () => Promise<number>;
  /** Causes of the ledger, oldest first. */
  causes(): Promise<string[]>;
}

const PATIENCE_MS = 20_000;

export async function createTestTill(use: TestDatabase): Promise<TestTill> {
  const config = readConfig({});
  const payments = await openPayments(use.db, config, pino({ level: 'silent' }));
  const { provider: paymentProvider, routes: sandboxRoutes } = payments;
  const routes = sandboxRoutes === undefined ? {} : { sandboxRoutes };
  const studio: TestStudio = await createTestStudio(use, {
    paymentProvider,
    cancelSubscriptionOf: (db, userId) => cancelSubscriptionOf({ db, queue: studio.queue }, userId),
    ...routes,
  });
  const address = await studio.app.listen({ port: 0, host: '127.0.0.1' });
  payments.startSending(address);
  await studio.queue.work();
  const outside = async (call: string, body: object = {}) => {
    const answer = await studio.ask(`POST /dev/${call}`, { payload: body });
    if (answer.statusCode >= 300) throw new Error(`${call} answered ${answer.statusCode} ${answer.body}`);
    return answer.body === '' ? { subscription_id: '', transaction_id: '' } : answer.json();
  };
  const parts = { db: use.db, queue: studio.queue, paymentProvider, publicUrl: config.publicUrl };
  return {
    ...studio,
    outside,
    provider: paymentProvider,
    deliver: async (mode) => void (await outside('payments/delivery', { mode, delay_ms: 1500 })),
    customer: async (email) => customerOf(studio, await studio.signUp(email)),
    reconcile: createReconciliation(parts),
    until,
    close: async () => {
      await payments.stopSending();
      await studio.close();
      await payments.close();
    },
  };
}

function customerOf(test: TestApp, { access_token: token }: Session): Customer {
  const ask = async <T>(call: string, payload?: object) =>
    (await test.ask(call, { token, ...(payload !== undefined && { payload }) })).json<T>();
  return {
    token,
    ask,
    begin: async (plan) => {
      const [call, body] = plan === 'one_time' ? (['one-time', {}] as const) : (['subscription', { plan }] as const);
      const payload = { ...body, payment_method: 'paddle_inline' };
      const start = await ask<CheckoutStart>(`POST /api/payments/${call}/create`, payload);
      return start.paddle_subscription_data.paddle_overlay_data.custom_data.checkoutId;
    },
    checkout: (id) => ask<Checkout>(`GET /api/payments/checkouts/${id}`),
    balance: async () => (await ask<Session['user']>('GET /api/auth/me')).credits_balance,
    causes: async () => {
      const { items } = await ask<CallOut<'GET /credits'>>('GET /api/credits?limit=100');
      return items.toReversed().map(({ cause }) => cause);
    },
  };
}

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
