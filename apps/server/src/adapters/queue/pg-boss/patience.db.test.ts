import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Queue } from '../../../ports/queue-port.ts';
import { fragileTask } from '../../../testing/fragile-task.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { createPgBossQueue } from './create-pg-boss-queue.ts';
import { openEmbeddedBoss, openServerBoss } from './open-pg-boss.ts';

const TASK = { variationId: 'one', attempt: 1, size: 'final' } as const;

describeOnEachDatabase('a queue at work', (use) => {
  let queue: Queue;
  let said: string[] = [];
  let run: () => Promise<void>;
  beforeAll(async () => {
    const { lite, url } = use();
    const boss = lite === null ? openServerBoss(url ?? '') : openEmbeddedBoss(lite);
    const task = fragileTask(
      (line) => said.push(line),
      () => run(),
    );
    queue = await createPgBossQueue(boss, () => [task], pino({ level: 'silent' }));
    await queue.work();
  });
  beforeEach(() => {
    said = [];
    run = async () => {};
  });
  afterAll(() => queue.stop());

  const untilSaid = async (line: string): Promise<string[]> => {
    while (!said.includes(line)) await sleep(50);
    return said;
  };

  it('retries a task while the storage is away or full, without using up attempts', async () => {
    const full = new Error('write failed', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
    const failures = [new AppError('unavailable'), new AppError('storage_full'), full, new AppError('unavailable')];
    run = async () => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    };
    await queue.enqueue(use().db, 'render-variation', [TASK]);
    expect(await untilSaid('done')).toEqual([...Array.from({ length: 5 }, () => 'begun'), 'done']);
  }, 30_000);

  it('starts tasks enqueued before the clock was set back an hour', async () => {
    await use().db.transaction(async (tx) => {
      await queue.enqueue(tx, 'render-variation', [TASK]);
      await tx.execute(sql`update pgboss.job set created_on = created_on + interval '1 hour',
        start_after = start_after + interval '1 hour' where name = 'render-variation' and state = 'created'`);
    });
    expect(await untilSaid('done')).toEqual(['begun', 'done']);
  }, 30_000);

  it('takes over the run of a process that died before the clock was set back', async () => {
    await use().db.transaction(async (tx) => {
      await queue.enqueue(tx, 'render-variation', [TASK]);
      await tx.execute(sql`update pgboss.job set state = 'active', retry_count = 0, created_on = created_on + interval '1 hour',
        started_on = now() + interval '1 hour', heartbeat_on = now() + interval '1 hour'
        where name = 'render-variation' and state = 'created'`);
    });
    expect(await untilSaid('done')).toEqual(['begun', 'done']);
  }, 60_000);

  it('retries at the announced time, not an hour later, when the clock was set back in between', async () => {
    run = async () => {
      if (said.length === 1) throw new Error('not this time');
    };
    await queue.enqueue(use().db, 'render-variation', [TASK]);
    while (said.length === 0) await sleep(20);
    await use().db.execute(sql`update pgboss.job set created_on = now() - interval '2 hours',
      start_after = now() + interval '1 hour' where name = 'render-variation' and state in ('active', 'retry')`);
    expect(await untilSaid('done')).toEqual(['begun', 'begun', 'done']);
  }, 30_000);
});
