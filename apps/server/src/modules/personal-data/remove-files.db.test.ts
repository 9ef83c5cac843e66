import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../testing/test-app.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio } from '../../testing/test-studio.ts';

describeOnDatabase('files of a deleted account', (use) => {
  let test: TestStudio;
  beforeAll(async () => {
    test = await createTestStudio(use());
  });
  afterAll(() => test.close());

  it('are removed when a worker runs again, and searched for a second time', async () => {
    const { token, photoId } = await test.seller('leaving');
    const key = `photos/${photoId}/photo.jpg`;
    const answer = await test.ask('DELETE /api/user', { token, payload: { password: PASSWORD } });
    expect(answer.statusCode).toBe(204);
    // As after a crash: the account is deleted, its files are not.
    expect(await test.storage.head(key)).not.toBeNull();
    const waiting = await use().db.execute(
      sql`select (start_after > now() + interval '5 minutes') as later from pgboss.job
        where name = 'remove-files' order by start_after`,
    );
    expect((waiting as { rows?: object[] }).rows).toEqual([{ later: false }, { later: true }]);
    await test.queue.work();
    await vi.waitFor(async () => expect(await test.storage.head(key)).toBeNull(), { timeout: 20_000, interval: 50 });
  });
});
