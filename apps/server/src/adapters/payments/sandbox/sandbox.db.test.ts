import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { openWebhookReceiver, type Received, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { createPaddle } from '../paddle/create-paddle.ts';
import { isSignedBy } from '../paddle/verify-signature.ts';
import { createSandbox, type RunningSandbox } from './create-sandbox.ts';
import { sandboxDevRoutes } from './sandbox-dev.routes.ts';

const PUBLIC_URL = 'http://localhost:3000';
const SENT = ['transaction.ready', 'transaction.paid', 'transaction.completed'];

describeOnDatabase('the sandbox checkout', (use) => {
  let sandbox: RunningSandbox;
  let receiver: WebhookReceiver;
  let test: TestApp;
  /** The checkout of this test; notifications about others are ignored. */
  let about: string;
  const open = () => createSandbox(use().db, PUBLIC_URL, pino({ level: 'silent' }));

  beforeAll(async () => {
    sandbox = await open();
    test = await createTestApp(use(), { sandboxRoutes: sandboxDevRoutes(sandbox) });
  });
  afterAll(async () => {
    await test.app.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    receiver = await openWebhookReceiver();
    sandbox.startSending(receiver.address);
  });
  afterEach(async () => {
    await post('dev/payments/delivery', { mode: 'normal' });
    await sandbox.stopSending();
    await receiver.close();
  });

  const post = (path: string, payload: object = {}) => test.ask(`POST /api/${path}`, { payload });
  const begin = async (plan = 'one_time') => {
    const provider = createPaddle({
      ...sandbox.api,
      kind: 'local',
      clientToken: 'local',
      environment: sandbox.api.address,
    });
    const ids = { userId: newId(), checkoutId: newId() };
    const user = { userId: ids.userId, email: `${ids.userId}@shop.example`, name: null, language: 'en' };
    const customerId = await provider.findOrCreateCustomer(user);
    const price = (await provider.listPrices()).find((each) => each.plan === plan);
    if (price === undefined) throw new Error('no price');
    await provider.createTransaction({
      ...ids,
      customerId,
      priceId: price.id,
      plan: price.plan,
      allowTrial: true,
    });
    await receiver.until('transaction.created', 1, ids.checkoutId);
    receiver.received.length = 0;
    about = ids.checkoutId;
    return { ...ids, provider };
  };
  const complete = async (checkoutId: string) => {
    const answer = await post(`dev/checkouts/${checkoutId}/complete`, { card: { last4: '4242' } });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ transaction_id: string; subscription_id: string | null; status: string }>();
  };
  const until = (type: string, count = 1) => receiver.until(type, count, about);
  const own = () => receiver.received.filter(({ rawBody }) => rawBody.includes(about));
  const types = () => own().map(({ type }) => type);
  const isGenuine = ({ rawBody, signature }: Received) => isSignedBy(sandbox.api.webhookSecret, rawBody, signature);

  it('returns what the overlay shows', async () => {
    const { checkoutId, userId } = await begin('pro');
    expect((await test.ask(`GET /api/dev/checkouts/${checkoutId}`)).json()).toEqual({
      status: 'draft',
      email: `${userId}@shop.example`,
      name: 'Vitrine Pro',
      price_minor: 3999,
      total_minor: 0,
      currency: 'USD',
      recurring: true,
      trial_days: 14,
    });
  });

  it('sends signed notifications of a purchase in order', async () => {
    const { checkoutId } = await begin();
    expect(await complete(checkoutId)).toMatchObject({ status: 'completed', subscription_id: null });
    await until('transaction.completed');
    expect(types()).toEqual(SENT);
    expect(own().every(isGenuine)).toBe(true);
  });

  it('sends nothing when the overlay is closed', async () => {
    const { checkoutId } = await begin();
    expect((await post(`dev/checkouts/${checkoutId}/close`)).statusCode).toBe(204);
    expect(await complete(checkoutId)).toMatchObject({ status: 'completed' });
  });

  it('does not know another checkout', async () => {
    for (const act of ['complete', 'decline', 'close']) {
      expect((await post(`dev/checkouts/${newId()}/${act}`)).json()).toMatchObject({ code: 'not_found' });
    }
    expect((await post('dev/checkouts/1/complete')).statusCode).toBe(422);
  });

  it('declines a card, but not after payment', async () => {
    const { checkoutId } = await begin();
    expect((await post(`dev/checkouts/${checkoutId}/decline`)).json()).toMatchObject({ status: 'draft' });
    await until('transaction.payment_failed');
    await complete(checkoutId);
    expect((await post(`dev/checkouts/${checkoutId}/decline`)).json()).toMatchObject({ code: 'checkout_ended' });
  });

  it('resends until accepted', async () => {
    const { checkoutId } = await begin();
    receiver.answerWith(503);
    await complete(checkoutId);
    const first = await until('transaction.completed');
    receiver.answerWith(200);
    const second = await until('transaction.completed', 2);
    expect(second.id).toBe(first.id);
    await delay(2500);
    expect(types().filter((type) => type === 'transaction.completed')).toHaveLength(2);
  });

  it('sends what a dead process left unsent, by one of two other processes', async () => {
    const { checkoutId } = await begin();
    await sandbox.stopSending();
    await complete(checkoutId);
    const others = await Promise.all([open(), open()]);
    for (const other of others) other.startSending(receiver.address);
    await until('transaction.completed');
    await delay(1500);
    // The stop may have interrupted the first notification, which then arrives again.
    const ofPayment = types().filter((type) => SENT.includes(type));
    expect(ofPayment.toSorted()).toEqual(SENT.toSorted());
    await Promise.all(others.map((other) => other.close()));
  });

  it('sends twice', async () => {
    const { checkoutId } = await begin();
    await post('dev/payments/delivery', { mode: 'twice' });
    await complete(checkoutId);
    const second = await until('transaction.completed', 2);
    expect(second.id).toBe(own().find(({ type }) => type === 'transaction.completed')?.id);
  });

  it('sends late', async () => {
    const { checkoutId } = await begin();
    await post('dev/payments/delivery', { mode: 'late', delay_ms: 1500 });
    await complete(checkoutId);
    await delay(700);
    expect(types()).toEqual([]);
    await until('transaction.completed');
  });

  it('sends in the wrong order', async () => {
    const { checkoutId } = await begin();
    await post('dev/payments/delivery', { mode: 'out_of_order' });
    await complete(checkoutId);
    await until('transaction.paid');
    expect(types().indexOf('transaction.completed')).toBeLessThan(types().indexOf('transaction.paid'));
  });

  it('sends forged notifications, and the true ones on request', async () => {
    const { checkoutId } = await begin();
    receiver.answerWith(400);
    await post('dev/payments/delivery', { mode: 'forged' });
    await complete(checkoutId);
    expect(isGenuine(await until('transaction.completed'))).toBe(false);
    receiver.answerWith(200);
    receiver.received.length = 0;
    await post('dev/payments/replay');
    expect(isGenuine(await until('transaction.completed'))).toBe(true);
  });

  it('sends nothing until asked to', async () => {
    const { checkoutId, provider } = await begin();
    await post('dev/payments/delivery', { mode: 'never' });
    const { transaction_id: id } = await complete(checkoutId);
    await delay(1500);
    expect(types()).toEqual([]);
    expect(await provider.getTransaction(id)).toMatchObject({ status: 'completed' });
    await post('dev/payments/replay');
    await until('transaction.completed');
  });

  it('advances a subscription, refunds and charges back', async () => {
    const { checkoutId } = await begin('starter');
    const { subscription_id: id, transaction_id: transaction } = await complete(checkoutId);
    const advanced = await post(`dev/payments/subscriptions/${id}/advance`, { card: 'declines' });
    expect(advanced.json()).toMatchObject({ id, status: 'past_due' });
    expect(advanced.json()).not.toHaveProperty('sandbox');
    const refund = await post(`dev/payments/transactions/${transaction}/refund`, {
      amount_minor: 500,
      verdict: 'rejected',
    });
    expect(refund.json()).toMatchObject({ status: 'rejected', totals: { total: '500' } });
    const back = await post(`dev/payments/transactions/${transaction}/chargeback`);
    expect(back.json()).toMatchObject({ action: 'chargeback', totals: { total: '1999' } });
    const reversed = await post(`dev/payments/transactions/${transaction}/reverse-chargeback`);
    expect(reversed.json()).toMatchObject({ action: 'chargeback_reverse' });
  });

  it('shows a customer’s payments on a page', async () => {
    const { checkoutId, provider, userId } = await begin();
    await complete(checkoutId);
    const user = { userId, email: `${userId}@shop.example`, name: null, language: 'en' };
    const link = await provider.portalLink(await provider.findOrCreateCustomer(user), []);
    const page = await test.ask(`GET ${link.replace(PUBLIC_URL, '')}`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('9.99 USD');
    const invoice = /href="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await test.ask(`GET ${invoice}`)).body).toContain('Sandbox invoice');
  });

  it('does not exist with the real provider', async () => {
    const bare = await createTestApp(use());
    const answer = await bare.ask(`POST /api/dev/checkouts/${newId()}/complete`);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    await bare.app.close();
  });
});
