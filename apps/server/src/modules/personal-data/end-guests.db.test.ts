import type { Job, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { creditLines, jobs, photos, sessions, users } from '../../database/schema.ts';
import { newId } from '../../database/new-id.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';
import { endGuests } from './end-guests.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('guests whose last session has ended', (use) => {
  let test: TestStudio;
  beforeAll(async () => {
    test = await createTestStudio(use());
    await test.queue.work();
  });
  afterAll(() => test.close());

  const guest = async () => (await test.ask('POST /api/auth/guest')).json<Session>();
  const end = (now: Date) =>
    endGuests(
      { db: use().db, queue: test.queue, changes: { announce: async () => {} }, cancelSubscriptionOf: async () => {} },
      now,
    );
  const exists = async (key: string) => (await test.storage.head(key)) !== null;
  const idsOf = async (table: typeof photos | typeof jobs, userId: string) =>
    (await use().db.select({ id: table.id }).from(table).where(eq(table.userId, userId))).map(({ id }) => id);
  const isKept = async ({ user }: Session) =>
    (await use().db.select().from(users).where(eq(users.id, user.id))).length > 0;

  it('are removed with their photos, sets and files; guests with a session and accounts stay', async () => {
    const leaving = await guest();
    const userId = leaving.user.id;
    const photoId = await uploadPhoto(test, leaving.access_token);
    const line = { balanceChange: 1, pendingChange: 0, balanceAfter: 1, pendingAfter: 0 };
    await use()
      .db.insert(creditLines)
      .values({ id: newId(), userId, cause: 'purchase', causeKey: `test:${userId}`, ...line });
    const payload = { image_ids: [photoId], language: 'en' };
    const made = await test.ask('POST /api/jobs', { token: leaving.access_token, payload });
    const job = await test.waitForJob(
      leaving.access_token,
      made.json<Job>().id,
      ({ status }) => status === 'completed',
    );
    const files = [`photos/${photoId}/photo.jpg`, `jobs/${job.id}/${job.variations[0]?.id}/final.jpg`];
    expect(await Promise.all(files.map(exists))).toEqual([true, true]);
    const account = await test.signUp('stays@shop.example');
    await uploadPhoto(test, account.access_token);
    await use()
      .db.update(sessions)
      .set({ expiresAt: inDays(-40) })
      .where(eq(sessions.userId, account.user.id));

    await end(inDays(30));
    expect(await isKept(leaving)).toBe(true);
    const late = await guest();
    await use()
      .db.update(sessions)
      .set({ expiresAt: inDays(40) })
      .where(eq(sessions.userId, late.user.id));
    await end(inDays(32));
    expect(await Promise.all([leaving, late, account].map(isKept))).toEqual([false, true, true]);
    expect([await idsOf(photos, userId), await idsOf(jobs, userId)]).toEqual([[], []]);
    expect(await idsOf(photos, account.user.id)).toHaveLength(1);
    await vi.waitFor(async () => expect(await Promise.all(files.map(exists))).toEqual([false, false]), 20_000);
  });

  it('are removed a day after logging out, and not before', async () => {
    const leaving = await guest();
    await uploadPhoto(test, leaving.access_token);
    await test.ask('POST /api/auth/logout', { token: leaving.access_token });
    await end(inDays(0.9));
    expect(await isKept(leaving)).toBe(true);
    await end(inDays(1.1));
    expect(await isKept(leaving)).toBe(false);
  });

  it('stay if they became an account meanwhile', async () => {
    const person = await guest();
    const payload = { email: 'became@shop.example', password: 'a blue teapot' };
    await test.ask('POST /api/auth/guest/upgrade', { token: person.access_token, payload });
    await end(inDays(400));
    expect(await isKept(person)).toBe(true);
  });

  it('are searched for every hour', async () => {
    const leaving = await guest();
    await use()
      .db.update(users)
      .set({ createdAt: inDays(-40) })
      .where(eq(users.id, leaving.user.id));
    await use()
      .db.update(sessions)
      .set({ expiresAt: inDays(-9) })
      .where(eq(sessions.userId, leaving.user.id));
    await test.queue.enqueue(use().db, 'end-guests', [{}]);
    await vi.waitFor(async () => expect(await isKept(leaving)).toBe(false), 20_000);
  });
});
