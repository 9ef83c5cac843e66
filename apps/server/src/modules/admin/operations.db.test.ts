import type {
  AdminJob,
  AdminOverview,
  AdminUserDetail,
  AdminWebhook,
  CallOut,
  Job,
  Problem,
  Session,
} from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAdmin } from '../../operator/run-admin.ts';
import { newId } from '../../database/new-id.ts';
import { auditLines, jobs, payments, users, webhookEvents } from '../../database/schema.ts';
import type { QueueLoad } from '../../ports/queue-port.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { giveTotp } from '../../testing/second-factors.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';

type Webhooks = CallOut<'GET /admin/webhooks'>;

describeOnDatabase('operators', (use) => {
  let studio: TestStudio;
  let seller: Seller;
  let sellerId: string;
  let token: string;
  let failed: Job;
  let idleLoad: QueueLoad;

  const ask = async <T>(call: string): Promise<T> => (await studio.ask(call, { token })).json<T>();
  const auditOf = (subject: string) =>
    use().db.select().from(auditLines).where(eq(auditLines.subject, subject)).orderBy(auditLines.id);
  const idOf = async (email: string) => {
    const [row] = await use().db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return row?.id ?? '';
  };

  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.enqueue(use().db, 'remove-files', [{ photoIds: [], jobIds: [] }]);
    await studio.queue.enqueue(use().db, 'remove-files', [{ photoIds: [], jobIds: [] }], { delaySeconds: 600 });
    idleLoad = await studio.queue.readLoad();
    await studio.queue.work();
    seller = await studio.seller('seller');
    ({ token } = await studio.seller('operator'));
    await runAdmin({ db: use().db, publicUrl: 'http://localhost:3000' }, ['grant', 'operator@example.com']);
    await giveTotp(use().db, await idOf('operator@example.com'));
    sellerId = await idOf('seller@example.com');
    studio.onRender = async () => {
      throw new Error('no light for seller@example.com');
    };
    const { id } = (await seller.createJob()).json<Job>();
    failed = await studio.waitForJob(seller.token, id, ({ status }) => status === 'failed');
  });
  afterAll(() => studio.close());

  it('find a job by state, id and owner, with its failure', async () => {
    const find = async (query: string) => (await ask<{ items: AdminJob[] }>(`GET /api/admin/jobs?${query}`)).items;
    const [job] = await find('status=failed');
    expect(job).toMatchObject({
      id: failed.id,
      user_id: sellerId,
      user_email: 'seller@example.com',
      status: 'failed',
      credit: 'returned',
      attempt: 1,
      progress: { done: 0, failed: 20, total: 20 },
      failure: 'Error: no light for …@…',
      can_retry: true,
      first_picture_at: null,
    });
    for (const query of [failed.id, sellerId, 'SELLER@']) {
      expect([query, (await find(`query=${query}`)).map(({ id }) => id)]).toEqual([query, [failed.id]]);
    }
    expect(await find('query=operator@')).toEqual([]);
    expect(await find('status=completed')).toEqual([]);
  });

  it('retry a failed job for its owner, once, and record it', async () => {
    studio.onRender = async () => {};
    const retry = () => studio.ask(`POST /api/admin/jobs/${failed.id}/retry`, { token });
    const [first, second] = await Promise.all([retry(), retry()]);
    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([200, 409]));
    const done = await studio.waitForJob(seller.token, failed.id, ({ status }) => status === 'completed');
    expect(done.progress.done).toBe(20);
    expect(await seller.balance()).toBe(1);
    const audit = await auditOf(failed.id);
    expect(audit).toMatchObject([{ action: 'job.retried', detail: { user_id: sellerId, attempt: 2 } }]);
    const [row] = await use().db.select().from(jobs).where(eq(jobs.id, failed.id));
    expect(row).toMatchObject({ pictures: 20, failure: null, firstPictureAt: expect.any(Date) });
    expect((await retry()).json<Problem>().code).toBe('nothing_to_retry');
    expect(await auditOf(failed.id)).toHaveLength(1);
    expect((await studio.ask(`POST /api/admin/jobs/${newId()}/retry`, { token })).statusCode).toBe(404);
  });

  it('page through jobs', async () => {
    const { id } = (await seller.createJob()).json<Job>();
    await studio.waitForJob(seller.token, id, ({ status }) => status === 'completed');
    const page = (rest: string) => ask<CallOut<'GET /admin/jobs'>>(`GET /api/admin/jobs?limit=1${rest}`);
    const first = await page('');
    const second = await page(`&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map((job) => job.id)).toEqual([id, failed.id]);
    expect(second.next_cursor).toBeNull();
  });

  it('see payments with their totals', async () => {
    const paid = { userId: sellerId, plan: 'pro', credits: 35, paidAt: new Date(), occurredAt: new Date() } as const;
    await use()
      .db.insert(payments)
      .values([
        {
          ...paid,
          id: newId(),
          transactionId: 'txn_a',
          status: 'paid',
          amountMinor: 3999,
          taxMinor: 640,
          currency: 'USD',
        },
        {
          ...paid,
          id: newId(),
          transactionId: 'txn_b',
          status: 'refunded',
          amountMinor: 3999,
          taxMinor: 640,
          refundedMinor: 3999,
          currency: 'USD',
        },
        {
          ...paid,
          id: newId(),
          transactionId: 'txn_c',
          status: 'failed',
          amountMinor: 3999,
          taxMinor: 0,
          currency: 'USD',
        },
        {
          ...paid,
          id: newId(),
          userId: null,
          transactionId: 'txn_d',
          status: 'paid',
          amountMinor: 1500,
          taxMinor: 0,
          currency: 'JPY',
          invoiceNumber: 'INV-77',
        },
      ]);
    const find = (query: string) => ask<CallOut<'GET /admin/payments'>>(`GET /api/admin/payments?${query}`);
    const all = await find('limit=2');
    expect(all.items.map(({ transaction_id }) => transaction_id)).toEqual(['txn_d', 'txn_c']);
    expect(all.totals).toEqual([
      { currency: 'USD', payments: 2, amount: 79.98, refunded: 39.99, net: 39.99 },
      { currency: 'JPY', payments: 1, amount: 1500, refunded: 0, net: 1500 },
    ]);
    const rest = await find(`limit=2&cursor=${all.next_cursor}`);
    expect(rest.items.map(({ transaction_id }) => transaction_id)).toEqual(['txn_b', 'txn_a']);
    expect(rest.next_cursor).toBeNull();
    expect((await find('query=inv-77')).items).toMatchObject([{ user_id: null, user_email: null, amount: 1500 }]);
    expect((await find('query=seller@')).items).toHaveLength(3);
    expect((await find('status=refunded')).items).toMatchObject([{ transaction_id: 'txn_b', refunded: 39.99 }]);
  });

  it('see all facts about a user', async () => {
    const user = await ask<AdminUserDetail>(`GET /api/admin/users/${sellerId}`);
    expect(user).toMatchObject({ email: 'seller@example.com', plan: null, sessions: { open: 2 } });
    expect(user.sessions.last_used_at).not.toBeNull();
    expect(user.credits.items[0]).toMatchObject({ cause: 'job_settled', reason: null });
    expect(user.jobs.items).toHaveLength(2);
    expect(user.payments.items).toHaveLength(3);
    const page = await ask<CallOut<'GET /admin/users/:id/credits'>>(`GET /api/admin/users/${sellerId}/credits?limit=2`);
    expect(page.items.map(({ id }) => id)).toEqual(user.credits.items.slice(0, 2).map(({ id }) => id));
    expect((await studio.ask(`GET /api/admin/users/${newId()}/credits`, { token })).statusCode).toBe(404);
  });

  it('see the provider’s events without personal data, and retry a stuck one', async () => {
    const event = { type: 'customer.created', occurredAt: new Date(), receivedAt: new Date('2026-01-01') };
    const failure = 'Failed query: update users\nparams: a@b.example';
    const payload = {
      event_id: 'evt_stuck',
      event_type: event.type,
      data: {
        id: 'ctm_1',
        status: 'active',
        email: 'a@b.example',
        name: 'Ada',
        custom_data: { token: 'secret', note: 'x' },
      },
    };
    await use()
      .db.insert(webhookEvents)
      .values([
        { ...event, id: 'evt_stuck', payload, failure, tries: 3 },
        { ...event, id: 'evt_done', payload: {}, processedAt: new Date(), tries: 1 },
        { ...event, id: 'evt_new', payload: {}, receivedAt: new Date('2026-01-02') },
      ]);
    const first = await ask<Webhooks>('GET /api/admin/webhooks?limit=1');
    const second = await ask<Webhooks>(`GET /api/admin/webhooks?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ id, state }) => [id, state])).toEqual([
      ['evt_new', 'waiting'],
      ['evt_stuck', 'failing'],
      ['evt_done', 'done'],
    ]);
    expect((await ask<Webhooks>('GET /api/admin/webhooks?state=failing')).items).toMatchObject([
      { id: 'evt_stuck', attempts: 3, last_error: 'Failed query: update users' },
    ]);
    expect((await ask<Webhooks>('GET /api/admin/webhooks?query=customer.')).items).toHaveLength(3);
    const detail = await studio.ask('GET /api/admin/webhooks/evt_stuck', { token });
    expect(detail.json()).toMatchObject({
      // The order is the database's: it sorts by the length of the names.
      facts: expect.toSatisfy(
        (facts: { name: string }[]) =>
          facts
            .map(({ name }) => name)
            .toSorted((x, y) => x.localeCompare(y))
            .join(' ') === 'data.id data.status event_id event_type',
      ),
      hidden: 4,
    });
    expect(detail.body).not.toMatch(/a@b|Ada|secret/);

    const retry = async (id: string) =>
      (await studio.ask(`POST /api/admin/webhooks/${id}/retry`, { token })).json<AdminWebhook>();
    await use().db.update(webhookEvents).set({ type: 'nothing.of.ours' }).where(eq(webhookEvents.id, 'evt_stuck'));
    await retry('evt_stuck');
    const isDone = async () =>
      expect((await ask<AdminWebhook>('GET /api/admin/webhooks/evt_stuck')).state).toBe('done');
    await vi.waitFor(isDone, { timeout: 20_000, interval: 100 });
    expect((await retry('evt_stuck')).attempts).toBe(4);
    await retry('evt_done');
    expect(await auditOf('evt_stuck')).toMatchObject([{ action: 'webhook.retried', detail: { attempts: 3 } }]);
    expect(await auditOf('evt_done')).toEqual([]);
    expect((await studio.ask('POST /api/admin/webhooks/evt_unknown/retry', { token })).statusCode).toBe(404);
  });

  it('see figures of what happened', async () => {
    const guest = (await studio.ask('POST /api/auth/guest')).json<Session>();
    expect(guest.user.is_guest).toBe(true);
    const { days, counts, times, queue } = await ask<AdminOverview>('GET /api/admin/overview?days=7');
    expect(days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
    expect(counts).toMatchObject({
      sign_ups: { total: 2 },
      guests: { total: 1 },
      jobs_created: { total: 2 },
      jobs_completed: { total: 2 },
      pictures: { total: 40 },
      credits_given: { total: 4 },
      credits_spent: { total: 2 },
      credits_returned: { total: 1 },
    });
    expect(times.first_picture.total.median).toBeLessThanOrEqual(times.whole_set.total.median ?? 0);
    expect(queue).toEqual({ waiting: expect.any(Number), running: expect.any(Number), oldest_waiting_s: null });
    expect((await studio.ask('GET /api/admin/overview?days=8', { token })).statusCode).toBe(422);
  });

  it('see the load of the queue: scheduled tasks do not count as waiting', () => {
    expect(idleLoad).toEqual({ waiting: 1, running: 0, waitingSince: expect.any(Date) });
    expect(Math.abs(Date.now() - (idleLoad.waitingSince?.getTime() ?? 0))).toBeLessThan(120_000);
  });
});
