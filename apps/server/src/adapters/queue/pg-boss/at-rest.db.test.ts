import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../../testing/test-studio.ts';

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
    await sleep(3000);
    const before = await transactions();
    await sleep(8000);
    // Each of some forty workers looking for itself would be three hundred, and supervision as much again.
    expect((await transactions()) - before).toBeLessThan(60);
  });
});
