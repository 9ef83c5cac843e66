import { PLANS, type PlanId } from '@vitrine/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider, ReceivedEvent } from '../../../modules/payments/payment-provider-port.ts';
import { newId } from '../../../database/new-id.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { advanceSubscription } from '../sandbox/advance-subscription.ts';
import { chargeBack, createRefund, reverseChargeback } from '../sandbox/adjustments.ts';
import { completeCheckout, declineCheckout } from '../sandbox/complete-checkout.ts';
import { createSandbox, type RunningSandbox } from '../sandbox/create-sandbox.ts';
import { toBuyer } from '../sandbox/dev-requests.ts';
import { createPaddle } from './create-paddle.ts';

const failed = expect.objectContaining({ code: 'payment_provider_failed' });
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabase('payments through Paddle’s SDK', (use) => {
  let sandbox: RunningSandbox;
  let provider: PaymentProvider;
  let receiver: WebhookReceiver;
  const options = () =>
    ({ ...sandbox.api, kind: 'local', clientToken: 'local', environment: sandbox.api.address }) as const;

  beforeAll(async () => {
    sandbox = await createSandbox(use().db, 'http://localhost:3000', pino({ level: 'silent' }));
    provider = createPaddle(options());
    receiver = await openWebhookReceiver();
    sandbox.startSending(receiver.address);
  });
  afterAll(async () => {
    await sandbox.close();
    await receiver.close();
  });

  const priceOf = async (plan: string) => {
    const price = (await provider.listPrices()).find((each) => each.plan === plan);
    if (price === undefined) throw new Error(`no price for ${plan}`);
    return price;
  };
  /** Starts a purchase by a new user. */
  const begin = async (plan: 'one_time' | PlanId, { allowTrial = true } = {}) => {
    const ids = { userId: newId(), checkoutId: newId() };
    const customerId = await provider.findOrCreateCustomer({
      userId: ids.userId,
      email: `${ids.userId}@shop.example`,
      name: 'Ada',
      language: 'fr',
    });
    const { id: priceId } = await priceOf(plan);
    const begun = await provider.createTransaction({ ...ids, customerId, priceId, plan, allowTrial });
    return { ...ids, ...begun, customerId };
  };
  const buy = async (plan: 'one_time' | PlanId, country = 'US', choice = {}) => {
    const begun = await begin(plan, choice);
    await sandbox.act((db) => completeCheckout(db, begun.checkoutId, { ...toBuyer(null), country }));
    const facts = await provider.getTransaction(begun.transactionId);
    return { ...begun, subscriptionId: facts?.subscriptionId ?? '', facts };
  };
  /** The parsed events about one entity received so far. */
  const understood = (id: string) =>
    receiver.received
      .filter(({ rawBody }) => rawBody.includes(id))
      .map(({ rawBody, signature }) => provider.understandEvent(provider.readEvent(rawBody, signature)));

  it('lists one price per plan, with the contract’s figures', async () => {
    const prices = await provider.listPrices();
    expect(prices.map(({ plan, amountMinor, trialDays }) => ({ plan, amountMinor, trialDays }))).toEqual([
      { plan: 'one_time', amountMinor: 999, trialDays: 0 },
      { plan: 'starter', amountMinor: PLANS.starter.priceCents, trialDays: 0 },
      { plan: 'pro', amountMinor: PLANS.pro.priceCents, trialDays: 14 },
      { plan: 'premium', amountMinor: PLANS.premium.priceCents, trialDays: 0 },
    ]);
  });

  it('finds a customer by address again, also an archived one, and creates one for a guest', async () => {
    const user = { userId: newId(), email: 'again@shop.example', name: null, language: 'de' };
    const first = await provider.findOrCreateCustomer(user);
    expect(first).toMatch(/^ctm_/);
    expect(await provider.findOrCreateCustomer(user)).toBe(first);
    const archive = { status: 'archived' };
    const address = `${sandbox.api.address}/customers/${first}`;
    const headers = { authorization: `Bearer ${sandbox.api.apiKey}`, 'content-type': 'application/json' };
    expect((await fetch(address, { method: 'PATCH', headers, body: JSON.stringify(archive) })).status).toBe(200);
    expect(await provider.findOrCreateCustomer(user)).toBe(first);
    const guest = { ...user, userId: newId(), email: null };
    expect(await provider.findOrCreateCustomer(guest)).not.toBe(first);
  });

  it('sells one set, with our ids in every event', async () => {
    const begun = await begin('one_time');
    expect(begun).toMatchObject({ totalMinor: 999, currency: 'USD' });
    expect(await provider.getTransaction(begun.transactionId)).toMatchObject({ status: 'open', plan: 'one_time' });
    await sandbox.act((db) => completeCheckout(db, begun.checkoutId, { ...toBuyer(null), country: 'DE' }));
    const expected = {
      id: begun.transactionId,
      status: 'completed',
      origin: 'checkout',
      customerId: begun.customerId,
      userId: begun.userId,
      checkoutId: begun.checkoutId,
      subscriptionId: null,
      plan: 'one_time',
      totalMinor: 999,
      taxMinor: 160,
      currency: 'USD',
      period: null,
      share: 1,
      startsTrial: false,
    };
    expect(await provider.getTransaction(begun.transactionId)).toMatchObject(expected);
    await expect
      .poll(() => understood(begun.transactionId).at(-1), { timeout: 20_000 })
      .toMatchObject({ kind: 'transaction', transaction: expected });
  });

  it('charges once, however often the buyer presses', async () => {
    const { checkoutId, transactionId } = await begin('one_time');
    const press = () => sandbox.act((db) => completeCheckout(db, checkoutId, toBuyer(null)));
    await Promise.all([press(), press(), press()]);
    await expect.poll(() => understood(transactionId).filter(isCompleted).length, { timeout: 20_000 }).toBe(1);
  });

  it('reports a refused card, after which another card pays', async () => {
    const { checkoutId, transactionId } = await begin('one_time');
    await sandbox.act((db) => declineCheckout(db, checkoutId, toBuyer(null)));
    await expect
      .poll(() => understood(transactionId).at(-1), { timeout: 20_000 })
      .toMatchObject({ kind: 'payment_failed', transaction: { status: 'open', checkoutId } });
    await sandbox.act((db) => completeCheckout(db, checkoutId, toBuyer(null)));
    expect(await provider.getTransaction(transactionId)).toMatchObject({ status: 'completed' });
  });

  it('starts a subscription and renews it', async () => {
    const { subscriptionId, userId, checkoutId, facts } = await buy('starter');
    expect(facts).toMatchObject({ origin: 'checkout', plan: 'starter', totalMinor: 1999, startsTrial: false });
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      plan: 'starter',
      userId,
      endsAt: null,
      trialEndsAt: null,
      nextPaymentAt: facts?.period?.endsAt,
    });
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, undefined));
    const [first, second, ...more] = await provider.listTransactions(subscriptionId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ origin: 'checkout' });
    expect(second).toMatchObject({ origin: 'renewal', status: 'completed', plan: 'starter', userId, checkoutId });
    expect(second?.period?.startsAt.getTime()).toBeGreaterThan(first?.period?.startsAt.getTime() ?? Infinity);
  });

  it('starts a trial, and charges when it ends', async () => {
    const { subscriptionId, facts, totalMinor } = await buy('pro');
    expect(totalMinor).toBe(0);
    expect(facts).toMatchObject({ startsTrial: true, totalMinor: 0, plan: 'pro', status: 'completed' });
    const trial = await provider.getSubscription(subscriptionId);
    expect(trial).toMatchObject({ status: 'trialing', plan: 'pro' });
    expect((trial?.trialEndsAt?.getTime() ?? 0) - (trial?.startedAt.getTime() ?? 0)).toBe(14 * DAY_MS);
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, undefined));
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({ status: 'active', trialEndsAt: null });
    expect((await provider.listTransactions(subscriptionId)).at(-1)).toMatchObject({
      origin: 'renewal',
      totalMinor: 3999,
      startsTrial: false,
    });
  });

  it('omits the trial for buyers who have had one', async () => {
    const { subscriptionId, facts, totalMinor } = await buy('pro', 'US', { allowTrial: false });
    expect(totalMinor).toBe(3999);
    expect(facts).toMatchObject({ startsTrial: false, plan: 'pro', totalMinor: 3999 });
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({ status: 'active', plan: 'pro' });
  });

  it('is past due after a refused renewal, and active again when a retry succeeds', async () => {
    const { subscriptionId } = await buy('starter');
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, 'declines'));
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({ status: 'past_due' });
    expect((await provider.listTransactions(subscriptionId)).at(-1)).toMatchObject({ status: 'past_due' });
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, 'works'));
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({ status: 'active' });
    const all = await provider.listTransactions(subscriptionId);
    expect(all.map(({ status }) => status)).toEqual(['completed', 'completed']);
  });

  it('gives up after five refused attempts', async () => {
    const { subscriptionId } = await buy('starter');
    for (let tries = 0; tries < 5; tries++) {
      await sandbox.act((db) => advanceSubscription(db, subscriptionId, 'declines'));
    }
    expect(await provider.getSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
  });

  it('cancels at the end of the period, withdraws the cancellation, and cancels at once', async () => {
    const { subscriptionId } = await buy('starter');
    const before = await provider.getSubscription(subscriptionId);
    const scheduled = await provider.cancelSubscription(subscriptionId, 'period_end');
    expect(scheduled).toMatchObject({ status: 'active', endsAt: before?.period?.endsAt, nextPaymentAt: null });
    expect(await provider.cancelSubscription(subscriptionId, 'period_end')).toEqual(scheduled);
    expect(await provider.resumeSubscription(subscriptionId)).toMatchObject({
      endsAt: null,
      nextPaymentAt: before?.nextPaymentAt,
    });
    await provider.cancelSubscription(subscriptionId, 'period_end');
    const ended = await provider.cancelSubscription(subscriptionId, 'now');
    expect(ended).toMatchObject({ status: 'canceled', period: null });
    expect(await provider.cancelSubscription(subscriptionId, 'now')).toEqual(ended);
  });

  it('ends at the scheduled cancellation', async () => {
    const { subscriptionId } = await buy('starter');
    await provider.cancelSubscription(subscriptionId, 'period_end');
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, undefined));
    await expect
      .poll(() => understood(subscriptionId).at(-1), { timeout: 20_000 })
      .toMatchObject({ kind: 'subscription', subscription: { status: 'canceled' } });
    expect(await provider.listTransactions(subscriptionId)).toHaveLength(1);
  });

  it('charges the difference for a more expensive plan at once, and nothing for a cheaper one', async () => {
    const { subscriptionId } = await buy('starter');
    const { id: premium } = await priceOf('premium');
    expect(await provider.changePrice(subscriptionId, premium, 'prorated_now')).toMatchObject({ plan: 'premium' });
    const change = (await provider.listTransactions(subscriptionId)).at(-1);
    expect(change).toMatchObject({ origin: 'change', plan: 'premium', status: 'completed' });
    expect(change?.share).toBeGreaterThan(0.99);
    expect(change?.totalMinor).toBeCloseTo((7999 - 1999) * (change?.share ?? 0), -1);
    const { id: starter } = await priceOf('starter');
    expect(await provider.changePrice(subscriptionId, starter, 'nothing')).toMatchObject({ plan: 'starter' });
    expect(await provider.listTransactions(subscriptionId)).toHaveLength(2);
  });

  it('changes nothing when the difference cannot be charged', async () => {
    const { subscriptionId } = await buy('starter');
    await sandbox.act((db) => advanceSubscription(db, subscriptionId, 'works'));
    const { id: premium } = await priceOf('premium');
    const begun = await begin('starter');
    const card = { ...toBuyer(null).card, declinesLater: true };
    const completed = await sandbox.act((db) => completeCheckout(db, begun.checkoutId, { ...toBuyer(null), card }));
    const refused = completed.subscription_id ?? '';
    await expect(provider.changePrice(refused, premium, 'prorated_now')).rejects.toThrow(failed);
    expect(await provider.getSubscription(refused)).toMatchObject({ plan: 'starter' });
    expect(await provider.listTransactions(refused)).toHaveLength(1);
  });

  it('changes the plan of a trial without a charge', async () => {
    const { subscriptionId } = await buy('pro');
    const { id: premium } = await priceOf('premium');
    expect(await provider.changePrice(subscriptionId, premium, 'prorated_now')).toMatchObject({
      plan: 'premium',
      status: 'trialing',
    });
    expect(await provider.listTransactions(subscriptionId)).toHaveLength(1);
  });

  it('refunds in part and in full, after approval', async () => {
    const { transactionId } = await buy('one_time');
    const items = [{ item_id: 'all', type: 'partial' as const, amount: '300' }];
    const request = {
      action: 'refund',
      type: 'partial',
      items,
      reason: 'half',
      transaction_id: transactionId,
    } as const;
    await sandbox.act((db) => createRefund(db, { ...request, items }));
    expect(await provider.listAdjustments(transactionId)).toMatchObject([
      { action: 'refund', status: 'pending', amountMinor: 300, transactionId },
    ]);
    await receiver.until('adjustment.updated');
    await sandbox.act((db) => createRefund(db, { ...request, items: [], type: 'full' }));
    await receiver.until('adjustment.updated', 2);
    expect(await provider.listAdjustments(transactionId)).toMatchObject([
      { status: 'approved', amountMinor: 300 },
      { status: 'approved', amountMinor: 699 },
    ]);
    await expect(sandbox.act((db) => createRefund(db, { ...request, items }))).rejects.toThrow('less left');
  });

  it('reports a chargeback and its reversal', async () => {
    const { transactionId } = await buy('one_time');
    await sandbox.act((db) => chargeBack(db, transactionId));
    await sandbox.act((db) => reverseChargeback(db, transactionId));
    expect(await provider.listAdjustments(transactionId)).toMatchObject([
      { action: 'chargeback', status: 'reversed', amountMinor: 999 },
      { action: 'chargeback_reverse', status: 'approved', amountMinor: 999 },
    ]);
  });

  it('creates a portal page for a customer', async () => {
    const { customerId, subscriptionId } = await buy('starter');
    expect(await provider.portalLink(customerId, [subscriptionId])).toContain('http://localhost:3000/');
  });

  it('lists the events since a given time, oldest first', async () => {
    const since = new Date();
    const { transactionId } = await buy('one_time');
    const events: ReceivedEvent[] = [];
    for await (const event of provider.listEvents(since)) events.push(event);
    expect(events.every(({ occurredAt }) => occurredAt >= since)).toBe(true);
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted());
    const mine = events.filter(({ payload }) => JSON.stringify(payload).includes(transactionId));
    expect(mine.map(({ type }) => type)).toEqual([
      'transaction.created',
      'transaction.ready',
      'transaction.paid',
      'transaction.completed',
    ]);
    expect(mine.map((event) => provider.understandEvent(event)).at(-1)).toMatchObject({
      kind: 'transaction',
      transaction: { id: transactionId, status: 'completed' },
    });
  });

  it('returns null for what Paddle does not know, and throws for other failures', async () => {
    expect(await provider.getTransaction('txn_unknown')).toBeNull();
    expect(await provider.getSubscription('sub_unknown')).toBeNull();
    await expect(provider.cancelSubscription('sub_unknown', 'now')).rejects.toThrow(failed);
    const stranger = createPaddle({ ...options(), apiKey: 'wrong' });
    await expect(stranger.listPrices()).rejects.toThrow(failed);
    const nobody = createPaddle({ ...options(), environment: 'http://127.0.0.1:9' });
    await expect(nobody.listPrices()).rejects.toThrow(failed);
  });
});

function isCompleted(event: ReturnType<PaymentProvider['understandEvent']>): boolean {
  return event.kind === 'transaction' && event.transaction.status === 'completed';
}
