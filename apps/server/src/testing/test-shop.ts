import type { CallOut, CheckoutStart, PlanId, Problem, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { emails } from '../database/schema.ts';
import type { ReceivedEvent } from '../modules/payments/payment-provider-port.ts';
import { createReconciliation } from '../modules/payments/reconcile-payments.ts';
import { workOffEvent } from '../modules/payments/work-off-event.ts';
import { type CollectingQueue, openCollectingQueue } from './collecting-queue.ts';
import { MemoryPayments, SIGNATURE } from './memory-payments.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestShop extends TestApp {
  payments: MemoryPayments;
  buyer(email: string): Promise<TestBuyer>;
  /** From a separate address, so that limits per address do not apply. */
  guest(): Promise<TestBuyer>;
  /** Sends events by HTTP in the given order, and processes the new ones. */
  deliver(events: readonly ReceivedEvent[]): Promise<void>;
  /** Delivers the provider's events since the last time. */
  deliverNew(): Promise<void>;
  /** One run of reconciliation in a fresh process, with the tasks it enqueues. */
  reconcile(): Promise<void>;
  /** Subjects of the e-mails to an address, oldest first. */
  mailTo(email: string): Promise<string[]>;
  close(): Promise<void>;
}

export interface TestBuyer {
  token: string;
  userId: string;
  begin(
    plan: PlanId | 'one_time',
    key?: string,
  ): Promise<{ checkoutId: string; transactionId: string; amount: number }>;
  ask<T>(call: string, payload?: object): Promise<T & Partial<Problem>>;
  balance(): Promise<number>;
  /** Causes and changes of the ledger, oldest first. */
  lines(): Promise<[string, number][]>;
}

/**
 * The real app with a provider controlled by the test. The queue only collects: delivered events are processed one after
 * the other, so that a test decides the order.
 */
export async function createTestShop(use: TestDatabase): Promise<TestShop> {
  const payments = new MemoryPayments();
  const { queue, take } = await openCollectingQueue(use.db);
  const parts = { db: use.db, queue, paymentProvider: payments, publicUrl: 'http://localhost:3000' };
  const test = await createTestApp(use, parts);
  const workOff = workerOf(take, (eventId) => workOffEvent(parts, eventId));
  return {
    ...test,
    payments,
    ...deliveryOf(test, payments, workOff),
    buyer: async (email) => buyerOf(test, await test.signUp(email)),
    guest: async () => {
      const answer = await test.ask('POST /api/auth/guest', { payload: {}, remoteAddress: newAddress() });
      return buyerOf(test, answer.json<Session>());
    },
    reconcile: async () => {
      await createReconciliation(parts)();
      await workOff();
    },
    mailTo: async (email) => {
      const rows = await use.db.select().from(emails).where(eq(emails.to, email)).orderBy(emails.id);
      return rows.map(({ subject }) => subject);
    },
    close: () => test.app.close(),
  };
}

/** Runs waiting tasks, and waits for those taken by concurrent callers. */
function workerOf(take: CollectingQueue['take'], run: (eventId: string) => Promise<void>): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const workOne = async (): Promise<boolean> => {
    const task = await take();
    if (task?.name === 'work-off-event') await run(String(task.data['eventId']));
    return task !== null;
  };
  const workAll = async (): Promise<void> => {
    while (await workOne());
  };
  return async () => {
    const own = workAll();
    running.add(own);
    await own.finally(() => running.delete(own));
    await Promise.allSettled(running);
  };
}

function deliveryOf(
  test: TestApp,
  { state }: MemoryPayments,
  workOff: () => Promise<void>,
): Pick<TestShop, 'deliver' | 'deliverNew'> {
  const deliver = async (events: readonly ReceivedEvent[]) => {
    for (const { id } of events) {
      const headers = { 'paddle-signature': SIGNATURE, 'content-type': 'application/json' };
      const answer = await test.ask('POST /api/payments/webhooks/paddle', { payload: JSON.stringify({ id }), headers });
      if (answer.statusCode !== 200) throw new Error(`webhook answered ${answer.statusCode}`);
      await workOff();
    }
  };
  let heard = 0;
  const deliverNew = async () => {
    const news = state.events.slice(heard);
    heard = state.events.length;
    await deliver(news);
  };
  return { deliver, deliverNew };
}

let addresses = 0;
const newAddress = (): string => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

function buyerOf(test: TestApp, { access_token: token, user }: Session): TestBuyer {
  const remoteAddress = newAddress();
  const ask = async <T>(call: string, payload?: object) =>
    (await test.ask(call, { token, remoteAddress, ...(payload !== undefined && { payload }) })).json<
      T & Partial<Problem>
    >();
  return {
    token,
    userId: user.id,
    ask,
    begin: async (plan, key) => {
      const [call, body] = plan === 'one_time' ? (['one-time', {}] as const) : (['subscription', { plan }] as const);
      const answer = await test.ask(`POST /api/payments/${call}/create`, {
        token,
        remoteAddress,
        payload: { ...body, payment_method: 'paddle_inline' },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      });
      const start = answer.json<CheckoutStart & Partial<Problem>>();
      if (start.code !== undefined) throw new Error(start.code);
      const { custom_data, transaction_id, amount } = start.paddle_subscription_data.paddle_overlay_data;
      return { checkoutId: custom_data.checkoutId, transactionId: transaction_id, amount };
    },
    balance: async () => (await ask<Session['user']>('GET /api/auth/me')).credits_balance,
    lines: async () => {
      const { items } = await ask<CallOut<'GET /credits'>>('GET /api/credits?limit=100');
      return items.toReversed().map((line) => [line.cause, line.balance_change]);
    },
  };
}
