import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emails } from '../../database/schema.ts';
import { IDLE_QUEUE } from '../../testing/idle-queue.ts';
import { MemoryPayments } from '../../testing/memory-payments.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';

const DAY_MS = 24 * 3_600_000;
let buyers = 0;
const newEmail = () => `trial-${(buyers += 1)}@shop.example`;
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('the e-mail before the end of a trial', (use) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(use());
  });
  afterAll(() => shop.close());

  const startTrial = async (email: string): Promise<string> => {
    const { transactionId } = await (await shop.buyer(email)).begin('pro');
    const { subscriptionId } = shop.payments.pay(transactionId);
    await shop.deliverNew();
    return subscriptionId ?? '';
  };
  /** Sets the server's clock ahead, counted from the start of the trial. */
  const travelTo = (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: shop.payments.nowMs + days * DAY_MS });
  };
  const told = async (email: string) => {
    const rows = await use().db.select().from(emails).where(eq(emails.to, email));
    return rows.filter(({ causeKey }) => causeKey?.endsWith(':trial_ending') === true);
  };

  it('is sent once, three days before the first payment, with its amount', async () => {
    const email = newEmail();
    const id = await startTrial(email);
    travelTo(10.9);
    await shop.reconcile();
    expect(await told(email)).toEqual([]);
    travelTo(11.1);
    await shop.reconcile();
    await shop.reconcile();
    travelTo(13);
    await shop.reconcile();
    const [first, ...more] = await told(email);
    expect([first?.causeKey, more]).toEqual([`sub:${id}:trial_ending`, []]);
    expect(first?.text).toContain('$39.99');
    expect(first?.subject).toContain('Your free trial ends on');
  });

  it('is sent late rather than never, but not after the end', async () => {
    const [late, over] = [newEmail(), newEmail()];
    await startTrial(late);
    travelTo(13.9);
    await shop.reconcile();
    expect(await told(late)).toHaveLength(1);
    vi.useRealTimers();
    await startTrial(over);
    travelTo(14.1);
    await shop.reconcile();
    expect(await told(over)).toEqual([]);
  });

  it('is not sent after a cancellation, but after resuming', async () => {
    const email = newEmail();
    const id = await startTrial(email);
    await shop.payments.cancelSubscription(id, 'period_end');
    await shop.deliverNew();
    travelTo(12);
    await shop.reconcile();
    expect(await told(email)).toEqual([]);
    await shop.payments.resumeSubscription(id);
    await shop.deliverNew();
    await shop.reconcile();
    expect(await told(email)).toHaveLength(1);
  });

  it('is sent only for a trial, and waits for the provider’s price', async () => {
    const [plain, email] = [newEmail(), newEmail()];
    const { transactionId } = await (await shop.buyer(plain)).begin('starter');
    shop.payments.pay(transactionId);
    await startTrial(email);
    travelTo(12);
    // A process that has just started and cannot reach the provider.
    const paymentProvider = new MemoryPayments();
    paymentProvider.down = true;
    const parts = { db: use().db, queue: IDLE_QUEUE, paymentProvider, publicUrl: 'http://localhost:3000' };
    await tellOfTrialEnds(parts, new Date());
    expect(await told(email)).toEqual([]);
    await shop.reconcile();
    expect([(await told(email)).length, await told(plain)]).toEqual([1, []]);
  });
});
