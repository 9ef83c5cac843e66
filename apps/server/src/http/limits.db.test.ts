import type { Problem } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { queryRows } from '../database/query-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnPostgres } from '../testing/test-database.ts';

const LIMIT = 120;
let last = 0;
const newAddress = () => `10.9.${Math.floor((last += 1) / 250)}.${last % 250}`;

describeOnPostgres('request limits', (use) => {
  let apps: TestApp[];
  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: use().url ?? '', REQUESTS_PER_MINUTE: String(LIMIT) });
    // One after the other: building an app occupies the processor for as long as opening a connection may take.
    apps = [await createTestApp(use(), { config }), await createTestApp(use(), { config })];
  });
  afterAll(async () => {
    for (const { app } of apps) await app.close();
  });
  afterEach(() => vi.useRealTimers());

  const ask = (index: number, remoteAddress: string, call = 'GET /api/languages') =>
    apps[index % apps.length]!.ask(call, { remoteAddress });
  const count = () =>
    queryRows<{ count: number }>(use().db, sql`select count from attempts where key like 'request:%'`);

  it('apply to two processes together, never allowing more, and hardly less', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 2 * LIMIT }, (_, index) => ask(index, address)));
    const passed = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(passed).toBeLessThanOrEqual(LIMIT);
    // Each process may have part of its last portion left.
    expect(passed).toBeGreaterThan(LIMIT - 2 * Math.floor(LIMIT / 50));
    const refused = await ask(0, address);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await ask(1, newAddress())).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    expect((await ask(0, address)).statusCode).toBe(200);
  });

  it('of a single call are exact over two processes', async () => {
    const address = newAddress();
    const payload = { refresh_token: 'none' };
    const answers = await Promise.all(
      Array.from({ length: 140 }, (_, index) =>
        apps[index % 2]!.ask('POST /api/auth/confirm', { payload: { token: 'x' }, remoteAddress: address }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(60);
    expect((await apps[0]!.ask('POST /api/auth/refresh', { payload, remoteAddress: address })).statusCode).toBe(401);
  });

  it('cost one statement per portion of requests, and none once used up', async () => {
    await use().db.execute(sql`delete from attempts`);
    const address = newAddress();
    for (let index = 0; index < LIMIT; index += 1) await ask(0, address);
    expect((await count())[0]?.count).toBe(LIMIT);
    for (let index = 0; index < 20; index += 1) expect((await ask(0, address)).statusCode).toBe(429);
    expect((await count())[0]?.count).toBe(LIMIT);
  });

  it('refuse nobody while the database cannot count', async () => {
    await use().db.execute(sql`alter table attempts rename to attempts_away`);
    const statuses = await Promise.all([0, 1].map(async (index) => (await ask(index, newAddress())).statusCode));
    await use().db.execute(sql`alter table attempts_away rename to attempts`);
    expect(statuses).toEqual([200, 200]);
  });
});
