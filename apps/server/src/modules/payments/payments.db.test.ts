import type { CallOut, Checkout, Problem } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestShop, type TestBuyer, type TestShop } from '../../testing/test-shop.ts';
import { findPayment } from './payments.repository.ts';

type Current = CallOut<'GET /payments/subscription'>;
type History = CallOut<'GET /payments/history'>;

describeOnDatabase('a purchase', (use) => {
  let shop: TestShop;
  let buyer: TestBuyer;
  let buyers = 0;
  const address = () => `buyer-${buyers}@shop.example`;
  const checkoutOf = (id: string) => buyer.ask<Checkout>(`GET /api/payments/checkouts/${id}`);
  const current = async () => (await buyer.ask<Current>('GET /api/payments/subscription')).subscription;
  const history = async () => (await buyer.ask<History>('GET /api/payments/history')).items;
  /** The buyer has paid for a plan, and all events have arrived. */
  const subscribe = async (plan: 'starter' | 'pro' | 'premium'): Promise<string> => {
    const { transactionId } = await buyer.begin(plan);
    const { subscriptionId } = shop.payments.pay(transactionId);
    await shop.deliverNew();
    return subscriptionId ?? '';
  };

  beforeAll(async () => {
    shop = await createTestShop(use());
  });
  beforeEach(async () => {
    buyers += 1;
    shop.payments.down = false;
    buyer = await shop.buyer(address());
  });
  afterAll(() => shop.close());

  it('of one set brings one credit once it is paid, and not before', async () => {
    const { checkoutId, transactionId, amount } = await buyer.begin('one_time');
    expect(amount).toBe(9.99);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'open', credits: 0, completed_at: null });
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'completed', credits: 1 });
    expect(await buyer.balance()).toBe(1);
    expect(await buyer.lines()).toContainEqual(['purchase', 1]);
    const paid = await history();
    expect(paid).toMatchObject([{ plan: 'one_time', status: 'paid', amount: 9.99, credits: 1 }]);
    expect(await buyer.ask(`GET /api/payments/history/${paid[0]?.id ?? ''}`)).toEqual(paid[0]);
    expect(await shop.mailTo(address())).toHaveLength(2);
  });

  it('brings its credits once with events sent twice, late and out of order', async () => {
    const { transactionId } = await buyer.begin('starter');
    const begun = shop.payments.state.events.length;
    const { subscriptionId } = shop.payments.pay(transactionId);
    shop.payments.renew(subscriptionId ?? '');
    shop.payments.renew(subscriptionId ?? '');
    const told = shop.payments.state.events.slice(begun);
    await shop.deliver(told.toReversed());
    await shop.deliver([...told, ...told]);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(45);
    expect((await buyer.lines()).filter(([cause]) => cause === 'subscription_period')).toHaveLength(3);
    expect(await history()).toHaveLength(3);
    expect((await current())?.next_payment_at).toBe(
      shop.payments.subscription(subscriptionId ?? '').period?.endsAt.toISOString(),
    );
  });

  it('without any event is fetched', async () => {
    const { checkoutId, transactionId } = await buyer.begin('one_time');
    const { transactionId: second } = await buyer.begin('premium');
    shop.payments.pay(transactionId);
    shop.payments.pay(second);
    await shop.reconcile();
    await shop.reconcile();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'completed' });
    expect(await buyer.balance()).toBe(76);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(76);
  });

  it('of one period paid twice gives its credits once', async () => {
    const id = await subscribe('starter');
    const { period } = shop.payments.subscription(id);
    const renewal = shop.payments.renew(id);
    const twin = { ...renewal, id: `${renewal.id}-twin` };
    shop.payments.state.transactions[twin.id] = twin;
    const event = shop.payments.state.events.at(-1);
    const payload: Record<string, unknown> = JSON.parse(JSON.stringify({ kind: 'transaction', transaction: twin }));
    if (event !== undefined) shop.payments.state.events.push({ ...event, id: `${event.id}-twin`, payload });
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(30);
    expect((await history()).map(({ credits }) => credits).toSorted((a, b) => a - b)).toEqual([0, 15, 15]);
    expect(renewal.period?.startsAt).toEqual(period?.endsAt);
  });

  it('with a declined card reports it, and the same checkout can still be paid', async () => {
    const { checkoutId, transactionId } = await buyer.begin('one_time');
    shop.payments.decline(transactionId);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'failed' });
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'completed', credits: 1 });
    shop.payments.decline(transactionId);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'completed' });
  });

  it('of a trial costs nothing, brings its few credits, and is possible once per account', async () => {
    const { transactionId, amount } = await buyer.begin('pro');
    expect(amount).toBe(0);
    const { subscriptionId } = shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(5);
    expect(await current()).toMatchObject({ plan: 'pro', status: 'trialing', priority: true, api_access: false });
    shop.payments.renew(subscriptionId ?? '');
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(40);
    expect(await current()).toMatchObject({ status: 'active', trial_ends_at: null });
    await shop.payments.cancelSubscription(subscriptionId ?? '', 'now');
    await shop.deliverNew();
    expect(await current()).toBeNull();
    expect((await buyer.begin('pro')).amount).toBe(39.99);
  });

  it('of a more expensive plan starts now, with the difference for the rest of the month', async () => {
    const id = await subscribe('starter');
    const { period } = shop.payments.subscription(id);
    if (period !== null) shop.payments.nowMs = (period.startsAt.getTime() + period.endsAt.getTime()) / 2;
    const changed = await buyer.ask<Current>('POST /api/payments/subscription/change', { plan: 'premium' });
    expect(changed.subscription).toMatchObject({ plan: 'premium', next_plan: null, api_access: true });
    await shop.deliverNew();
    expect(await buyer.lines()).toContainEqual(['plan_upgraded', 30]);
    expect(await buyer.balance()).toBe(45);
    shop.payments.renew(id);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(120);
  });

  it('of a cheaper plan takes effect next month, and changing back costs nothing', async () => {
    shop.payments.nowMs = Date.now();
    const id = await subscribe('premium');
    const change = (plan: string) => buyer.ask<Current>('POST /api/payments/subscription/change', { plan });
    expect((await change('starter')).subscription).toMatchObject({ plan: 'premium', next_plan: 'starter' });
    expect((await change('premium')).subscription).toMatchObject({ plan: 'premium', next_plan: null });
    await change('starter');
    await shop.deliverNew();
    expect(await current()).toMatchObject({ plan: 'premium', next_plan: 'starter', api_access: true });
    expect(await buyer.balance()).toBe(75);
    expect(await change('starter')).toMatchObject({ code: 'same_plan' });
    shop.payments.renew(id);
    await shop.deliverNew();
    expect(await current()).toMatchObject({ plan: 'starter', next_plan: null, api_access: false });
    expect(await buyer.balance()).toBe(90);
  });

  it('of a plan above the paid one is charged from the paid one, not from a scheduled cheaper one', async () => {
    shop.payments.nowMs = Date.now();
    await subscribe('pro');
    const id = Object.values(shop.payments.state.subscriptions).at(-1)?.id ?? '';
    shop.payments.renew(id);
    await shop.deliverNew();
    await buyer.ask('POST /api/payments/subscription/change', { plan: 'starter' });
    await buyer.ask('POST /api/payments/subscription/change', { plan: 'premium' });
    await shop.deliverNew();
    expect(await buyer.lines()).toContainEqual(['plan_upgraded', 40]);
    expect((await history())[0]).toMatchObject({ amount: 40 });
  });

  it('of a plan ends with the paid month, or continues once resumed', async () => {
    const id = await subscribe('starter');
    const cancelled = await buyer.ask<Current>('POST /api/payments/subscription/cancel');
    const endsAt = shop.payments.subscription(id).period?.endsAt.toISOString();
    expect(cancelled.subscription).toMatchObject({ status: 'active', ends_at: endsAt, next_payment_at: null });
    const resumed = await buyer.ask<Current>('POST /api/payments/subscription/resume');
    expect(resumed.subscription).toMatchObject({ ends_at: null });
    await shop.payments.cancelSubscription(id, 'now');
    await shop.deliverNew();
    expect(await current()).toBeNull();
    expect((await shop.mailTo(address())).length).toBe(3);
  });

  it('keeps its plan after a refused renewal while the provider retries, without credits before payment', async () => {
    const id = await subscribe('premium');
    const refused = shop.payments.renew(id, 'refused');
    await shop.deliverNew();
    expect(await current()).toMatchObject({ status: 'past_due', plan: 'premium', api_access: true });
    expect(await buyer.balance()).toBe(75);
    expect((await history())[0]).toMatchObject({ status: 'failed', credits: 0 });
    shop.payments.changeSubscription(id, { status: 'active' });
    shop.payments.pay(refused.id);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(150);
    expect((await history())[0]).toMatchObject({ status: 'paid', credits: 75 });
  });

  it('is not changed by an old event of the subscription', async () => {
    const id = await subscribe('starter');
    const old = shop.payments.state.events.at(-1);
    shop.payments.changeSubscription(id, { status: 'past_due' });
    shop.payments.changeSubscription(id, { status: 'active' });
    const [pastDue, active] = shop.payments.state.events.slice(-2);
    for (const event of [active, pastDue, old]) if (event !== undefined) await shop.deliver([event]);
    expect(await current()).toMatchObject({ status: 'active' });
    shop.payments.changeSubscription(id, { status: 'canceled' });
    await shop.deliverNew();
    shop.payments.changeSubscription(id, { status: 'active' });
    await shop.deliverNew();
    expect(await current()).toBeNull();
  });

  it('loses its remaining credits by an approved refund, never below zero', async () => {
    const id = await subscribe('starter');
    const [transaction] = await shop.payments.listTransactions(id);
    const { transactionId: set } = await buyer.begin('one_time');
    shop.payments.pay(set);
    const pending = shop.payments.adjust(transaction?.id ?? '', { status: 'pending', amountMinor: 1000 });
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(16);
    shop.payments.adjust(transaction?.id ?? '', { id: pending.id, status: 'approved' });
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(9);
    expect((await history()).find(({ plan }) => plan === 'starter')).toMatchObject({
      status: 'partly_refunded',
      refunded: 10,
    });
    shop.payments.adjust(transaction?.id ?? '', { amountMinor: 999 });
    await shop.deliverNew();
    await shop.deliver(shop.payments.state.events.slice(-3));
    expect(await buyer.balance()).toBe(1);
    expect((await history()).find(({ plan }) => plan === 'starter')).toMatchObject({ status: 'refunded' });
  });

  it('loses only available credits by a chargeback, even one reported before its payment, and regains them by its reversal', async () => {
    const { transactionId } = await buyer.begin('one_time');
    shop.payments.pay(transactionId);
    shop.payments.adjust(transactionId, { action: 'chargeback' });
    const chargeback = shop.payments.state.events.at(-1);
    if (chargeback !== undefined) await shop.deliver([chargeback]);
    expect(await buyer.lines()).toEqual(
      expect.arrayContaining([
        ['purchase', 1],
        ['payment_reversed', -1],
      ]),
    );
    shop.payments.adjust(transactionId, { action: 'chargeback_reverse' });
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(1);
    expect((await history())[0]).toMatchObject({ status: 'paid', refunded: 0 });
  });

  it('by a guest can be a set, not a plan', async () => {
    buyer = await shop.guest();
    const { checkoutId, transactionId } = await buyer.begin('one_time');
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await checkoutOf(checkoutId)).toMatchObject({ status: 'completed' });
    expect(await buyer.balance()).toBe(1);
    await expect(buyer.begin('starter')).rejects.toThrow('forbidden');
  });

  it('of a second plan is refused', async () => {
    await subscribe('starter');
    await expect(buyer.begin('pro')).rejects.toThrow('already_subscribed');
  });

  it('requested twice with one key starts once', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => buyer.begin('one_time', 'key')));
    expect(new Set(begun.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(new Set(begun.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    await expect(buyer.begin('starter', 'key')).rejects.toThrow('idempotency_conflict');
  });

  it('leaves nothing half-done when the provider does not answer, and can be retried with the same key', async () => {
    const events = shop.payments.state.events.length;
    shop.payments.down = true;
    await expect(buyer.begin('one_time', 'again')).rejects.toThrow('payment_provider_failed');
    expect(shop.payments.state.events).toHaveLength(events);
    shop.payments.down = false;
    const { transactionId } = await buyer.begin('one_time', 'again');
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await buyer.balance()).toBe(1);
  });

  it('is invisible to other users', async () => {
    const { checkoutId, transactionId } = await buyer.begin('one_time');
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    buyer = await shop.buyer(`stranger-${buyers}@shop.example`);
    expect(await checkoutOf(checkoutId)).toMatchObject({ code: 'not_found' });
    expect(await history()).toEqual([]);
    expect(await buyer.ask('GET /api/payments/portal')).toMatchObject({ code: 'no_subscription' });
  });

  it('of a deleted account stays in the books', async () => {
    const { transactionId } = await buyer.begin('one_time');
    const payload = { password: 'a blue teapot' };
    const gone = await shop.ask('DELETE /api/user', { token: buyer.token, payload });
    expect(gone.statusCode).toBe(204);
    shop.payments.pay(transactionId);
    await shop.deliverNew();
    expect(await findPayment(use().db, transactionId)).toMatchObject({ userId: null, status: 'paid', credits: 0 });
  });

  it('is not affected by an event with another signature', async () => {
    const headers = { 'paddle-signature': 'forged', 'content-type': 'application/json' };
    const answer = await shop.ask('POST /api/payments/webhooks/paddle', { payload: '{"id":"evt_1"}', headers });
    expect(answer.json<Problem>()).toMatchObject({ status: 400, code: 'invalid_signature' });
  });
});
