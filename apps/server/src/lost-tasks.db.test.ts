import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@vitrine/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cutouts, jobs, variations } from './database/schema.ts';
import { queryRows } from './database/query-rows.ts';
import { describeOnEachDatabase } from './testing/test-database.ts';
import { createTestStudio, type TestStudio } from './testing/test-studio.ts';

describeOnEachDatabase('work that the queue lost', (use) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await createTestStudio(use());
  });
  beforeEach(() => {
    studio.onRender = async () => {};
  });
  afterAll(() => studio.close());

  const countOf = async (name: string): Promise<number> => {
    const found = sql`select count(*)::int as count from pgboss.job where name = ${name}`;
    return (await queryRows<{ count: number }>(use().db, found))[0]?.count ?? 0;
  };
  const loseAll = () => use().db.execute(sql`delete from pgboss.job where state <= 'active'`);
  const askAgain = async (): Promise<void> => {
    await queryRows(use().db, sql`delete from pgboss.job where name = 'ask-again'`);
    await studio.queue.enqueue(use().db, 'ask-again', [{}]);
    const ended = sql`select 1 from pgboss.job where name = 'ask-again' and state = 'completed'`;
    while ((await queryRows(use().db, ended)).length === 0) await sleep(50);
  };
  const isWhole = ({ status, progress }: Job): boolean => status === 'completed' && progress.done === 20;

  it('is enqueued again according to the rows, and only if missing', async () => {
    const { db } = use();
    const seller = await studio.seller('lost');
    const { token } = seller;
    const { id } = (await seller.createJob()).json<Job>();
    await db.update(cutouts).set({ createdAt: sql`now() - interval '10 minutes'` });
    await loseAll();
    await studio.queue.work();
    await askAgain();
    await studio.waitForJob(token, id, isWhole);
    expect(await countOf('cut-out-photo')).toBe(1);
    expect(await countOf('start-job')).toBe(1);

    // Pictures of a running set.
    const missing = { status: 'waiting', hasPreview: false } as const;
    const [one] = await db.select().from(variations).where(eq(variations.jobId, id)).limit(1);
    await db.update(variations).set(missing).where(eq(variations.id, one!.id));
    await db.update(jobs).set({ status: 'generating', finishedAt: null }).where(eq(jobs.id, id));
    const before = await countOf('render-variation');
    await askAgain();
    await studio.waitForJob(token, id, isWhole);
    expect(await countOf('render-variation')).toBe(before + 1);

    // A requested version.
    const asked = { texts: {}, scene: 1, seed: 5, version: 1 };
    await db.update(variations).set({ asked, changes: 1 }).where(eq(variations.id, one!.id));
    await askAgain();
    const changed = await studio.waitForJob(token, id, (job) =>
      job.variations.every(({ change }) => change.state !== 'running'),
    );
    expect(changed.variations.find((each) => each.id === one!.id)?.change.state).toBe('none');
    expect(await countOf('change-picture')).toBe(1);
  }, 60_000);

  it('is not enqueued while its tasks exist', async () => {
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    studio.onRender = () => held;
    const seller = await studio.seller('kept');
    const { token } = seller;
    const { id } = (await seller.createJob()).json<Job>();
    await studio.waitForJob(token, id, ({ status }) => status === 'generating');
    const before = await countOf('render-variation');
    await askAgain();
    expect(await countOf('render-variation')).toBe(before);
    goOn();
    await studio.waitForJob(token, id, isWhole);
  }, 60_000);
});
