import type { Session } from '@vitrine/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { attempts, emailTokens, refreshTokens, sessions, signInFlows, users } from '../../database/schema.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

const DAY_MS = 24 * 3_600_000;
let counter = 0;
const newEmail = () => `old-${(counter += 1)}@shop.example`;
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabase('expired data', (use) => {
  let test: TestStudio;
  beforeAll(async () => {
    test = await createTestStudio(use());
    await test.queue.work();
  });
  afterAll(() => test.close());

  const travel = (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  };
  /** Runs the task as the schedule would, and waits for it. */
  const cleanUp = async () => {
    await use()
      .db.insert(attempts)
      .values({ key: 'the last of all', count: 1, endsAt: new Date(0) })
      .onConflictDoNothing();
    const isGone = async () => {
      expect(await use().db.select().from(attempts).where(eq(attempts.key, 'the last of all'))).toEqual([]);
    };
    const ask = async () => {
      // At 23 minutes past the hour the schedule enqueues it too, and of two simultaneous requests one counts.
      await test.queue.enqueue(use().db, 'clean-up', [{}]);
      await vi.waitFor(isGone, { timeout: 5000, interval: 50 });
    };
    await vi.waitFor(ask, { timeout: 40_000 });
  };
  const guest = async () => (await test.ask('POST /api/auth/guest')).json<Session>();
  const kept = async (...of: Session[]) => {
    const ids = of.map(({ user }) => user.id);
    const rows = await use().db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
    return ids.map((id) => rows.some((row) => row.id === id));
  };

  it('is searched for every hour, once for all processes', async () => {
    const rows = await use().db.execute<{ cron: string }>(
      sql`select cron from pgboss.schedule where name = 'clean-up'`,
    );
    expect((rows as { rows?: object[] }).rows).toEqual([{ cron: '23 * * * *' }]);
  });

  it('is removed, and nothing else', async () => {
    const account = await test.signUp(newEmail());
    await use()
      .db.insert(signInFlows)
      .values({
        stateHash: `state-${counter}`,
        browserHash: 'b',
        nonce: 'n',
        codeVerifier: 'v',
        language: 'en',
        expiresAt: new Date(Date.now() + 600_000),
      });
    const rows = () =>
      Promise.all([
        use().db.select().from(sessions).where(eq(sessions.userId, account.user.id)),
        use().db.select().from(emailTokens).where(eq(emailTokens.userId, account.user.id)),
        use().db.select().from(signInFlows),
        use().db.select().from(attempts),
        use().db.select().from(refreshTokens),
      ]);
    const sizes = async () => (await rows()).map(({ length }) => length);
    const before = await sizes();
    expect(before.every((size) => size > 0)).toBe(true);
    await cleanUp();
    expect(await sizes()).toEqual(before);
    travel(4);
    await cleanUp();
    expect(await sizes()).toEqual([0, 0, 0, 0, 0]);
    expect(await kept(account)).toEqual([true]);
  });

  it('a session that continues keeps its unspent token, and loses spent ones later', async () => {
    const remembered = await guest();
    const next = await test.ask('POST /api/auth/refresh', { payload: { refresh_token: remembered.refresh_token } });
    const tokens = () =>
      use()
        .db.select({ spentAt: refreshTokens.spentAt })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(sessions.userId, remembered.user.id));
    await cleanUp();
    expect(await tokens()).toHaveLength(2);
    travel(8);
    await cleanUp();
    expect(await tokens()).toEqual([{ spentAt: null }]);
    const payload = { refresh_token: next.json<Session>().refresh_token };
    expect((await test.ask('POST /api/auth/refresh', { payload })).statusCode).toBe(200);
  });

  it('guests are removed after thirty days, unless they made something or still have a session', async () => {
    const idle = await guest();
    const busy = await guest();
    await uploadPhoto(test, busy.access_token);
    const account = await test.signUp(newEmail());
    // A late event of the payment provider about this guest must still find the account.
    const merged = await guest();
    const change = { mergedInto: account.user.id };
    await use().db.update(users).set(change).where(eq(users.id, merged.user.id));
    travel(20);
    const young = await guest();
    travel(12);
    await cleanUp();
    expect(await kept(idle, busy, account, young, merged)).toEqual([false, true, true, true, true]);
  });
});
