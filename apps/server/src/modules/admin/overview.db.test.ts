import { beforeAll, expect, it } from 'vitest';
import type { AdminOverview } from '@vitrine/contract';
import { newId } from '../../database/new-id.ts';
import { creditLines, jobs, payments, subscriptions, users } from '../../database/schema.ts';
import { IDLE_QUEUE } from '../../testing/idle-queue.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { readOverview } from './read-overview.ts';

const NOW = new Date('2026-03-10T15:00:00Z');
const TODAY = '2026-03-10';
const at = (moment: string) => new Date(`2026-03-${moment}Z`);

describeOnDatabase('the figures of the overview', (use) => {
  const account = newId();
  let overview: AdminOverview;

  const newUser = (createdAt: Date, more: Partial<typeof users.$inferInsert> = {}) => {
    const id = more.id ?? newId();
    return { id, email: `${id}@shop.example`, createdAt, ...more };
  };
  const newJob = (createdAt: Date, more: Partial<typeof jobs.$inferInsert> = {}) => {
    const head = { id: newId(), userId: account, language: 'en', description: '', requestHash: '' };
    return { ...head, createdAt, ...more };
  };
  /** A set at its first attempt, with the seconds until its first preview and its end. */
  const madeJob = (createdAt: Date, firstS: number, wholeS: number, more: Partial<typeof jobs.$inferInsert> = {}) => {
    const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
    const times = { firstPictureAt: after(firstS), finishedAt: after(wholeS) };
    return newJob(createdAt, { status: 'completed', pictures: 20, ...times, ...more });
  };
  let keys = 0;
  const newLine = (
    createdAt: Date,
    cause: (typeof creditLines.$inferInsert)['cause'],
    change: number,
    key?: string,
  ) => ({
    id: newId(),
    userId: account,
    cause,
    balanceChange: change,
    pendingChange: 0,
    balanceAfter: 50,
    pendingAfter: 0,
    causeKey: key ?? `test:${(keys += 1)}`,
    createdAt,
  });
  const newPayment = (paidAt: Date, more: Partial<typeof payments.$inferInsert> = {}) => ({
    id: newId(),
    userId: account,
    transactionId: `txn_${(keys += 1)}`,
    plan: 'one_time' as const,
    status: 'paid' as const,
    amountMinor: 999,
    taxMinor: 160,
    currency: 'USD',
    credits: 1,
    paidAt,
    occurredAt: paidAt,
    ...more,
  });

  beforeAll(async () => {
    const { db } = use();
    await db
      .insert(users)
      .values([
        newUser(at('04T00:00:00'), { id: account }),
        newUser(at('03T23:59:59.999')),
        newUser(at('10T23:59:59.999')),
        newUser(at('11T00:00:00')),
        newUser(at('08T12:00:00'), { isGuest: true, email: null }),
        newUser(at('08T13:00:00'), { isGuest: true, email: null, mergedInto: account }),
      ]);
    await db.insert(jobs).values([
      // Started on one day, ended on the next.
      madeJob(at('05T23:59:50'), 10, 30),
      madeJob(at('05T10:00:00'), 2, 20),
      madeJob(at('05T11:00:00'), 4, 40, { pictures: 18 }),
      madeJob(at('07T10:00:00'), 100, 1000, { attempt: 2 }),
      newJob(at('07T12:00:00'), { status: 'failed', finishedAt: at('07T12:01:00') }),
      newJob(at('07T13:00:00'), { status: 'cancelled', finishedAt: at('07T13:01:00'), pictures: 3 }),
      newJob(at('10T14:00:00'), { status: 'generating', firstPictureAt: at('10T14:00:08') }),
      madeJob(at('02T10:00:00'), 9, 90),
      // Made with sandbox keys: no figure may contain them.
      madeJob(at('05T12:00:00'), 3000, 4000, { isSandbox: true }),
      newJob(at('07T14:00:00'), { status: 'failed', finishedAt: at('07T14:01:00'), isSandbox: true }),
    ]);
    await db
      .insert(creditLines)
      .values([
        newLine(at('04T01:00:00'), 'signup_grant', 0),
        newLine(at('04T02:00:00'), 'email_confirmed', 2),
        newLine(at('04T03:00:00'), 'admin_grant', 7),
        newLine(at('05T01:00:00'), 'job_reserved', -1),
        newLine(at('05T02:00:00'), 'job_settled', 0),
        newLine(at('05T02:00:00'), 'job_settled', 0, 'merge:a:b:job_settled:c'),
        newLine(at('07T12:01:00'), 'job_returned', 1),
        newLine(at('07T12:02:00'), 'guest_merged', 5, 'merge:a:b:guest_merged'),
        newLine(at('07T12:03:00'), 'payment_reversed', -3),
      ]);
    await db
      .insert(payments)
      .values([
        newPayment(at('06T00:00:00')),
        newPayment(at('06T23:59:59'), { status: 'partly_refunded', amountMinor: 3999, refundedMinor: 1000 }),
        newPayment(at('06T12:00:00'), { status: 'failed' }),
        newPayment(at('09T12:00:00'), { currency: 'JPY', amountMinor: 1500 }),
        newPayment(at('01T12:00:00'), { amountMinor: 100_000 }),
      ]);
    const subscription = { userId: account, startedAt: NOW, occurredAt: NOW } as const;
    await db.insert(subscriptions).values([
      { id: 'sub_1', plan: 'pro', status: 'trialing', ...subscription },
      { id: 'sub_2', plan: 'starter', status: 'active', ...subscription },
      // Changed to a cheaper plan; the more expensive one is paid for until tomorrow, or was until yesterday.
      {
        id: 'sub_3',
        plan: 'starter',
        paidPlan: 'premium',
        paidPlanUntil: at('11T00:00:00'),
        status: 'active',
        ...subscription,
      },
      {
        id: 'sub_4',
        plan: 'starter',
        paidPlan: 'premium',
        paidPlanUntil: at('09T00:00:00'),
        status: 'past_due',
        ...subscription,
      },
      { id: 'sub_5', plan: 'premium', status: 'canceled', ...subscription },
    ]);
    overview = await readOverview({ db, queue: IDLE_QUEUE, storage: createMemoryStorage() }, 7, NOW);
  });

  it('contain every day, in UTC', () => {
    expect(overview.days).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      TODAY,
    ]);
    for (const { days } of Object.values(overview.counts)) expect(days).toHaveLength(7);
  });

  it('count people from the start of the first day to the end of today', () => {
    expect(overview.counts.sign_ups).toEqual({ days: [1, 0, 0, 0, 0, 0, 1], total: 2 });
    expect(overview.counts.guests).toEqual({ days: [0, 0, 0, 0, 1, 0, 0], total: 1 });
  });

  it('count jobs by start day and by end day', () => {
    const { jobs_created, jobs_completed, jobs_failed, pictures } = overview.counts;
    expect(jobs_created).toEqual({ days: [0, 3, 0, 3, 0, 0, 1], total: 7 });
    expect(jobs_completed).toEqual({ days: [0, 2, 1, 1, 0, 0, 0], total: 4 });
    expect(jobs_failed).toEqual({ days: [0, 0, 0, 1, 0, 0, 0], total: 1 });
    expect(pictures).toEqual({ days: [0, 38, 20, 23, 0, 0, 0], total: 81 });
  });

  it('contain the duration of first attempts, per day and in total', () => {
    const { first_picture, whole_set } = overview.times;
    expect(first_picture.median).toEqual([null, 4, null, null, null, null, 8]);
    expect(first_picture.p95[1]).toBeCloseTo(9.4, 6);
    expect(first_picture.total.median).toBeCloseTo(6, 6);
    expect(first_picture.total.p95).toBeCloseTo(9.7, 6);
    expect(whole_set.median).toEqual([null, 30, null, null, null, null, null]);
    expect(whole_set.total).toEqual({ median: 30, p95: 39 });
  });

  it('contain credits given, spent and returned, without those that only moved', () => {
    expect(overview.counts.credits_given).toEqual({ days: [9, 0, 0, 0, 0, 0, 0], total: 9 });
    expect(overview.counts.credits_spent).toEqual({ days: [0, 1, 0, 0, 0, 0, 0], total: 1 });
    expect(overview.counts.credits_returned).toEqual({ days: [0, 0, 0, 1, 0, 0, 0], total: 1 });
  });

  it('contain the revenue per currency after refunds', () => {
    expect(overview.revenue).toEqual([
      { currency: 'USD', days: [0, 0, 39.98, 0, 0, 0, 0], total: 39.98, refunded: 10 },
      { currency: 'JPY', days: [0, 0, 0, 0, 0, 1500, 0], total: 1500, refunded: 0 },
    ]);
  });

  it('contain the running plans, by the plan that is paid for now', () => {
    expect(overview.subscriptions).toEqual([
      { plan: 'starter', trialing: 0, active: 1, past_due: 1 },
      { plan: 'pro', trialing: 1, active: 0, past_due: 0 },
      { plan: 'premium', trialing: 0, active: 1, past_due: 0 },
    ]);
  });

  it('contain the age of the oldest waiting task', async () => {
    const waitingSince = new Date(Date.now() - 90_000);
    const queue = { readLoad: async () => ({ waiting: 3, running: 2, waitingSince }) };
    const storage = { space: async () => ({ freeBytes: 5, totalBytes: 9 }) };
    const busy = await readOverview({ db: use().db, queue, storage }, 90, NOW);
    expect(busy.days).toHaveLength(90);
    expect(busy.queue).toMatchObject({ waiting: 3, running: 2 });
    // More if the machine paused in between.
    expect(busy.queue.oldest_waiting_s).toBeGreaterThanOrEqual(89);
    expect(busy.queue.oldest_waiting_s).toBeLessThan(300);
    expect(busy.disk).toEqual({ free_bytes: 5, total_bytes: 9 });
  });
});
