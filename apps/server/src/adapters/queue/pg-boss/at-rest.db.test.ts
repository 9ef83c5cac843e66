import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../../testing/test-studio.ts';

const WINDOW_MS = 8000;
/** Most queries in a window: some forty workers polling on their own would make three hundred, and supervision as many again. */
const MOST = 60;

describeOnPostgres('an idle queue', (use) => {
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

  it('queries the database a few times a second, whatever the number of task kinds', async () => {
    let least = Infinity;
    // On a busy machine queries of the start count in the first windows.
    for (let tries = 0; tries < 5 && least >= MOST; tries++) {
      await sleep(2000);
      const before = await transactions();
      await sleep(WINDOW_MS);
      least = Math.min(least, (await transactions()) - before);
    }
    expect(least).toBeLessThan(MOST);
  }, 90_000);
});
