import type { CallOut, Checkout } from '@vitrine/contract';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { webhookEvents } from '../database/schema.ts';
import { describeOnDatabase } from '../testing/test-database.ts';
import { createTestTill, type Customer, type TestTill } from '../testing/test-till.ts';

type Current = CallOut<'GET /payments/subscription'>;
type History = CallOut<'GET /payments/history'>;

describeOnDatabase('payments end to end, through the SDK and webhooks over HTTP', (use) => {
  let till: TestTill;
  let customer: Customer;
  let customers = 0;
  const isPaid = ({ status }: Checkout) => status === 'completed';
  /** Waits until all received events are processed. */
  const quiet = () =>
    till.until(
      () => use().db.select().from(webhookEvents).where(isNull(webhookEvents.processedAt)),
      (rows) => rows.length === 0,
    );
  const subscription = async () => (await customer.ask<Current>('GET /api/payments/subscription')).subscription;
  const buy = async (plan: 'one_time' | 'starter' | 'pro' | 'premium') => {
    const id = await customer.begin(plan);
    const ids = await till.outside(`checkouts/${id}/complete`);
    return { id, ...ids };
  };

  beforeAll(async () => {
    till = await createTestTill(use());
  });
  beforeEach(async () => {
    await till.deliver('normal');
    customer = await till.customer(`customer-${(customers += 1)}@shop.example`);
  });
  afterAll(() => till.close());

  it.each(['normal', 'twice', 'late', 'out_of_order'] as const)(
    'webhooks sent %s: a payment becomes credits once',
    async (mode) => {
      await till.deliver(mode);
      const { id } = await buy('one_time');
      expect(await till.until(() => customer.checkout(id), isPaid)).toMatchObject({ credits: 1 });
      const { id: second, subscription_id } = await buy('starter');
      await till.until(() => customer.checkout(second), isPaid);
      await till.outside(`payments/subscriptions/${subscription_id}/advance`);
      await till.until(customer.balance, (balance) => balance === 31);
      await till.deliver('normal');
      await till.outside('payments/replay', { all: true });
      await quiet();
      expect(await customer.balance()).toBe(31);
      expect(await subscription()).toMatchObject({ plan: 'starter', status: 'active' });
    },
  );

  it.each(['forged', 'never'] as const)('webhooks sent %s: the payment is fetched', async (mode) => {
    await till.deliver(mode);
    const { id } = await buy('starter');
    expect(await customer.checkout(id)).toMatchObject({ status: 'open', credits: 0 });
    await till.reconcile();
    await till.until(() => customer.checkout(id), isPaid);
    await till.deliver('normal');
    await till.outside('payments/replay', { all: true });
    await quiet();
    expect(await customer.balance()).toBe(15);
  });

  it('a trial becomes a month, then a more expensive plan, and refunds reverse all of it', async () => {
    const { id, subscription_id } = await buy('pro');
    await till.until(() => customer.checkout(id), isPaid);
    expect(await subscription()).toMatchObject({ status: 'trialing', priority: true });
    await till.outside(`payments/subscriptions/${subscription_id}/advance`);
    await till.until(customer.balance, (balance) => balance === 40);
    const changed = await customer.ask<Current>('POST /api/payments/subscription/change', { plan: 'premium' });
    expect(changed.subscription).toMatchObject({ plan: 'premium', api_access: true });
    await till.until(customer.balance, (balance) => balance === 80);
    const { items } = await customer.ask<History>('GET /api/payments/history');
    expect(items.map(({ plan, credits, status }) => [plan, credits, status])).toEqual([
      ['premium', 40, 'paid'],
      ['pro', 35, 'paid'],
      ['pro', 5, 'paid'],
    ]);
    expect(await customer.causes()).toEqual(['signup_grant', 'trial_started', 'subscription_period', 'plan_upgraded']);
  });

  it('a refused renewal is past due, and active again when a retry succeeds', async () => {
    const { id, subscription_id } = await buy('starter');
    await till.until(() => customer.checkout(id), isPaid);
    await till.outside(`payments/subscriptions/${subscription_id}/advance`, { card: 'declines' });
    await till.until(subscription, (now) => now?.status === 'past_due');
    expect(await customer.balance()).toBe(15);
    await till.outside(`payments/subscriptions/${subscription_id}/advance`, { card: 'works' });
    await till.until(customer.balance, (balance) => balance === 30);
    await till.until(subscription, (now) => now?.status === 'active');
  });

  it('refunds wait for approval; a chargeback takes credits at once and its reversal returns them', async () => {
    const { id, transaction_id } = await buy('one_time');
    await till.until(() => customer.checkout(id), isPaid);
    await till.outside(`payments/transactions/${transaction_id}/refund`, { verdict: 'rejected' });
    await till.outside(`payments/transactions/${transaction_id}/chargeback`);
    await till.until(customer.balance, (balance) => balance === 0);
    await till.outside(`payments/transactions/${transaction_id}/reverse-chargeback`);
    await till.until(customer.balance, (balance) => balance === 1);
    await till.outside(`payments/transactions/${transaction_id}/refund`, { verdict: 'approved' });
    await till.until(customer.balance, (balance) => balance === 0);
    const { items } = await customer.ask<History>('GET /api/payments/history');
    expect(items).toMatchObject([{ status: 'refunded', refunded: 9.99 }]);
  });

  it('a refused card is reported, and another card pays', async () => {
    const id = await customer.begin('one_time');
    await till.outside(`checkouts/${id}/decline`);
    await till.until(
      () => customer.checkout(id),
      ({ status }) => status === 'failed',
    );
    await till.outside(`checkouts/${id}/complete`);
    expect(await till.until(() => customer.checkout(id), isPaid)).toMatchObject({ credits: 1 });
  });

  it('a cancelled subscription runs out, or continues once resumed', async () => {
    const { id, subscription_id } = await buy('starter');
    await till.until(() => customer.checkout(id), isPaid);
    const post = (what: string) => customer.ask<Current>(`POST /api/payments/subscription/${what}`);
    expect((await post('cancel')).subscription?.ends_at).not.toBeNull();
    expect((await post('resume')).subscription?.ends_at).toBeNull();
    await post('cancel');
    await till.outside(`payments/subscriptions/${subscription_id}/advance`);
    await till.until(subscription, (now) => now === null);
    expect(await customer.balance()).toBe(15);
  });

  it('a subscription ends with the account', async () => {
    const { id, subscription_id } = await buy('starter');
    await till.until(() => customer.checkout(id), isPaid);
    const payload = { password: 'a blue teapot' };
    const gone = await till.ask('DELETE /api/user', { token: customer.token, payload });
    expect(gone.statusCode).toBe(204);
    const ended = await till.until(
      () => till.provider.getSubscription(subscription_id),
      (known) => known?.status === 'canceled',
    );
    expect(ended?.nextPaymentAt).toBeNull();
  });
});
