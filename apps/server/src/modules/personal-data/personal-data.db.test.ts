import type { Job, Problem, Session } from '@vitrine/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  auditLines,
  creditLines,
  cutouts,
  emails,
  emailTokens,
  jobPhotos,
  jobs,
  payments,
  photos,
  refreshTokens,
  sessions,
  users,
  variations,
} from '../../database/schema.ts';
import { recordAudit } from '../accounts/index.ts';
import { newId } from '../../database/new-id.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type Seller, type TestStudio } from '../../testing/test-studio.ts';
import { readZip } from '../../testing/read-zip.ts';

const ended = (job: Job) => !['queued', 'generating'].includes(job.status);
const KEPT = [
  users,
  sessions,
  refreshTokens,
  emailTokens,
  emails,
  creditLines,
  jobs,
  jobPhotos,
  variations,
  photos,
  cutouts,
];

describeOnDatabase('personal data', (use) => {
  let test: TestStudio;
  let seller: Seller;
  let number = 0;
  let subscriptionEnds: (userId: string) => Promise<void> = async () => {};

  beforeAll(async () => {
    test = await createTestStudio(use(), { cancelSubscriptionOf: (_db, userId) => subscriptionEnds(userId) });
    await test.queue.work();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    subscriptionEnds = async () => {};
    test.onRender = async () => {};
    seller = await test.seller(`owner${(number += 1)}`);
  });

  const idOf = async ({ token }: Seller) => (await test.ask('GET /api/auth/me', { token })).json<Session['user']>().id;
  const counts = () =>
    Promise.all(KEPT.map(async (table) => (await use().db.select({ rows: count() }).from(table))[0]?.rows));
  const pay = async (userId: string) => {
    const row = { userId, transactionId: `txn_${newId()}`, plan: 'one_time', status: 'paid', currency: 'USD' } as const;
    const at = new Date();
    await use()
      .db.insert(payments)
      .values({ ...row, id: newId(), amountMinor: 999, taxMinor: 0, credits: 1, paidAt: at, occurredAt: at });
    return row.transactionId;
  };
  const remove = (token: string, payload?: object) =>
    test.ask('DELETE /api/user', { token, ...(payload && { payload }) });
  const exists = async (key: string) => (await test.storage.head(key)) !== null;

  describe('of a deleted account', () => {
    it('leaves only the books and a line of the audit log', async () => {
      const before = await counts();
      const leaving = await test.seller(`leaving${number}`);
      const userId = await idOf(leaving);
      const transactionId = await pay(userId);
      const job = await test.waitForJob(leaving.token, (await leaving.createJob()).json<Job>().id, ended);
      const final = `jobs/${job.id}/${job.variations[0]?.id}/final.jpg`;
      const photo = `photos/${leaving.photoId}/photo.jpg`;
      expect([await exists(final), await exists(photo)]).toEqual([true, true]);

      expect((await remove(leaving.token, { password: PASSWORD })).statusCode).toBe(204);
      expect(await counts()).toEqual(before);
      const [payment] = await use().db.select().from(payments).where(eq(payments.transactionId, transactionId));
      expect(payment).toMatchObject({ userId: null, amountMinor: 999 });
      const lines = await use().db.select().from(auditLines).where(eq(auditLines.subject, userId));
      expect(lines.map(({ action }) => action)).toEqual(['account.deleted']);
      expect((await test.ask('GET /api/auth/me', { token: leaving.token })).statusCode).toBe(401);
      await vi.waitFor(async () => expect([await exists(final), await exists(photo)]).toEqual([false, false]), 20_000);
      expect((await test.ask('GET /api/auth/me', { token: seller.token })).statusCode).toBe(200);
    });

    it('keeps its lines of the audit log without its address; nothing else of a line can change', async () => {
      const leaving = await test.seller(`audited${number}`);
      const userId = await idOf(leaving);
      const detail = { email: `audited${number}@example.com`, why: 'asked by phone' };
      await recordAudit(use().db, { actorId: userId, action: 'password.changed', subject: userId, detail });
      const lineOf = async () =>
        (await use().db.select().from(auditLines).where(eq(auditLines.subject, userId))).find(
          ({ action }) => action === 'password.changed',
        );
      const change = use().db.update(auditLines).set({ action: 'x' }).where(eq(auditLines.subject, userId));
      await expect(change).rejects.toThrow(/audit_lines/);
      expect((await remove(leaving.token, { password: PASSWORD })).statusCode).toBe(204);
      expect((await lineOf())?.detail).toEqual({ why: 'asked by phone' });
    });

    it('is removed only with its password, with limited attempts', async () => {
      for (const payload of [undefined, {}, { password: 'wrong' }]) {
        const answer = await remove(seller.token, payload);
        expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
          422,
          { code: 'wrong_password', errors: [{ field: 'password' }] },
        ]);
      }
      for (let guess = 0; guess < 5; guess += 1) await remove(seller.token, { password: 'wrong' });
      expect((await remove(seller.token, { password: PASSWORD })).statusCode).toBe(429);
      expect((await test.ask('GET /api/auth/me', { token: seller.token })).statusCode).toBe(200);
    });

    it('needs no password of a guest', async () => {
      const guest = (await test.ask('POST /api/auth/guest')).json<Session>();
      expect((await remove(guest.access_token)).statusCode).toBe(204);
      expect(await use().db.select().from(users).where(eq(users.id, guest.user.id))).toEqual([]);
    });

    it('stops its running work, and nothing reappears afterwards', async () => {
      let release = (): void => {};
      const started = new Promise<void>((resolve) => {
        test.onRender = () => {
          resolve();
          return new Promise((go) => (release = go));
        };
      });
      const { id } = (await seller.createJob()).json<Job>();
      await started;
      const follow = test.ask(`GET /api/jobs/${id}/events`, { token: seller.token });
      expect((await remove(seller.token, { password: PASSWORD })).statusCode).toBe(204);
      test.onRender = async () => {};
      release();
      expect((await follow).statusCode).toBe(200);
      expect(await use().db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
      const next = await test.seller(`next${number}`);
      await test.waitForJob(next.token, (await next.createJob()).json<Job>().id, ended);
    });

    it('stays if the subscription cannot be ended', async () => {
      const told: string[] = [];
      subscriptionEnds = async (userId) => {
        told.push(userId);
        throw new Error('the provider does not answer');
      };
      expect((await remove(seller.token, { password: PASSWORD })).statusCode).toBe(500);
      expect(told).toEqual([await idOf(seller)]);
      expect(await seller.balance()).toBe(2);
    });

    it('is removed once on two simultaneous requests, also while jobs run', async () => {
      const answers = await Promise.all([
        remove(seller.token, { password: PASSWORD }),
        seller.createJob(),
        remove(seller.token, { password: PASSWORD }),
        seller.createJob(),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0);
      const row = await use()
        .db.select()
        .from(users)
        .where(eq(users.email, `owner${number}@example.com`));
      expect(row).toEqual([]);
    });
  });

  describe('in an export', () => {
    const unzip = async (token: string) => {
      const answer = await test.ask('GET /api/user/export', { token });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.zip"$/);
      return readZip(answer.rawPayload);
    };

    it('is everything that is stored, with the files, and without secrets', async () => {
      const userId = await idOf(seller);
      const transactionId = await pay(userId);
      const touchUp = { tap: [0.4, 0.6] as [number, number], choice: 1, strokes: [] };
      await test.ask(`PUT /api/images/${seller.photoId}/cutout`, { token: seller.token, payload: touchUp });
      const job = await test.waitForJob(seller.token, (await seller.createJob()).json<Job>().id, ended);
      const other = await test.seller(`other${number}`);
      const files = await unzip(seller.token);
      const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>[];
      expect(read('profile.json')).toEqual([
        expect.objectContaining({ id: userId, email: `owner${number}@example.com` }),
      ]);
      expect(read('payments.json')).toEqual([expect.objectContaining({ transactionId })]);
      expect(read('credits.json').map(({ cause }) => cause)).toEqual([
        'signup_grant',
        'email_confirmed',
        'job_reserved',
        'job_settled',
      ]);
      expect(read('jobs.json')).toEqual([expect.objectContaining({ id: job.id, variations: expect.any(Array) })]);
      expect(read('photos.json')).toEqual([
        expect.objectContaining({
          id: seller.photoId,
          cutouts: [expect.objectContaining({ revision: 0 }), expect.objectContaining({ touchUp })],
        }),
      ]);
      expect(read('subscriptions.json')).toEqual([]);
      const pictures = [...files.keys()].filter((name) => name.startsWith(`pictures/${job.id}/`));
      expect(pictures).toHaveLength(20);
      expect(files.get(pictures[0] ?? '')?.toString()).toMatch(/ final jpeg$/);
      expect(files.get(`photos/${seller.photoId}/blue mug.jpg`)?.toString()).toBe('pixels');
      expect(files.has(`photos/${seller.photoId}/cut-out.png`)).toBe(true);
      const all = [...files].filter(([name]) => name.endsWith('.json')).join('\n');
      expect(all).not.toMatch(/argon2|token=|tokenHash/);
      expect(all).not.toContain(await idOf(other));
    });

    it('can be requested six times an hour', async () => {
      const answers = [];
      for (let time = 0; time < 7; time += 1)
        answers.push(await test.ask('GET /api/user/export', { token: seller.token }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    });
  });
});
