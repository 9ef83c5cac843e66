import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/db.ts';
import { isAway } from '../../../database/is-away.ts';
import { findPostgres } from '../../../testing/find-postgres.ts';
import { type BreakablePostgres, startBreakablePostgres } from '../../../testing/breakable-postgres.ts';
import { backOffMs } from './back-off.ts';
import { connectPostgres } from './connect-postgres.ts';

const programs = findPostgres();

describe.runIf(programs !== null)('a PostgreSQL server that goes away and comes back', () => {
  let server: BreakablePostgres;
  let database: Database;
  const heard: string[] = [];

  beforeAll(async () => {
    server = await startBreakablePostgres(programs ?? '');
    database = await connectPostgres(server.url, { poolSize: 4 });
    await database.listen('news', (payload) => heard.push(payload));
  });
  afterAll(async () => {
    await database.close();
    await server.end();
  });

  const ask = () => database.db.execute(sql`select 1`);
  const within = async (ms: number, check: () => Promise<boolean>): Promise<number> => {
    const start = performance.now();
    while (performance.now() - start < ms) {
      if (await check()) return performance.now() - start;
      await delay(50);
    }
    throw new Error(`not within ${ms} ms`);
  };
  const answers = () =>
    ask().then(
      () => true,
      () => false,
    );
  const hears = async (word: string) => {
    // A query is refused once more and asked again: the pool's first connection may still be an old one.
    const isSent = await database.db.execute(sql`select pg_notify('news', ${word})`).then(
      () => true,
      () => false,
    );
    await delay(50);
    return isSent && heard.includes(word);
  };

  for (const how of ['stopped', 'frozen'] as const) {
    it(`${how}: queries fail soon; when it is back, queries work and there is one listener`, async () => {
      // A transaction that is open at that moment must not keep its connection for ever either.
      const open = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await delay(500);
        await tx.execute(sql`select 1`);
      });
      // It may fail while the server is still being stopped.
      open.catch(() => undefined);
      await delay(100);
      await (how === 'stopped' ? server.stop() : server.freeze());
      const asked = performance.now();
      const failures = await Promise.all(
        [open, ...Array.from({ length: 20 }, ask)].map((each) =>
          each.then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      );
      expect(performance.now() - asked).toBeLessThan(5000);
      expect(failures.filter((error) => !isAway(error))).toEqual([]);
      await delay(4000);
      const again = performance.now();
      expect(isAway(await ask().catch((error: unknown) => error))).toBe(true);
      expect(performance.now() - again).toBeLessThan(how === 'stopped' ? 500 : 3500);

      await (how === 'stopped' ? server.start() : server.thaw());
      await within(5000, answers);
      await within(5000, () => hears(how));
      // A server that was frozen first serves those who have long hung up, and on a loaded machine takes seconds to notice. They go; what
      // we kept open besides would stay.
      await within(20_000, async () => {
        const connections = await server.connections();
        return connections.get('vitrine-listen') === 1 && (connections.get('vitrine') ?? 0) <= 4;
      });
      // The whole pool can be used at once: no connection was lost.
      await Promise.all(Array.from({ length: 4 }, () => database.db.execute(sql`select pg_sleep(0.2)`)));
    });
  }

  it('pauses grow to one second, with jitter', () => {
    expect([1, 2, 3, 9, 1000].map((failures) => backOffMs(failures, () => 1))).toEqual([100, 200, 400, 1000, 1000]);
    expect(backOffMs(9, () => 0)).toBe(500);
  });
});
