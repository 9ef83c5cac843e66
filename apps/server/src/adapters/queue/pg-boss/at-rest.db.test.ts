import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../../testing/test-studio.ts';

const WINDOW_MS = 8000;
/** Of a window: each of some forty workers looking for itself would be three hundred, and supervision as much again. */
const MOST = 60;

describeOnPostgres('a queue with nothing to do', (use) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await createTestStudio(use());
    await studio.queue.work();
  });
  afterAll(() => studio.close());

  const transactions = async (): Promise<number> => {
    const counted = await use().db.execute(
      sql`select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`,
    );
    return (counted as { rows?: { count?: number }[] }).rows?.[0]?.count ?? 0;
  };

  it('asks the database a few times a second, however many kinds of tasks there are', async () => {
    let least = Infinity;
    // What is left of the start counts in the first windows on a busy machine.
    for (let tries = 0; tries < 5 && least >= MOST; tries++) {
      await sleep(2000);
      const before = await transactions();
      await sleep(WINDOW_MS);
      least = Math.min(least, (await transactions()) - before);
    }
    expect(least).toBeLessThan(MOST);
  }, 90_000);
});
