import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Queue } from '../../../ports/queue-port.ts';
import { bundleProcess } from '../../../testing/bundle-process.ts';
import { fragileTask } from '../../../testing/fragile-task.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { createPgBossQueue } from './create-pg-boss-queue.ts';
import { openServerBoss } from './open-pg-boss.ts';

const PROCESS = fileURLToPath(import.meta.resolve('../../../testing/run-fragile-worker.ts'));

describeOnPostgres('a task whose worker is killed', (use) => {
  let queue: Queue;
  let worker: ChildProcess | null = null;
  let folder = '';
  let program = '';
  const open = () =>
    createPgBossQueue(
      openServerBoss(use().url ?? ''),
      () => [
        fragileTask(
          () => {},
          async () => {},
        ),
      ],
      pino({ level: 'silent' }),
    );
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lost-runs-'));
    program = await bundleProcess(PROCESS, folder);
    // Runs no tasks: it only enqueues.
    queue = await open();
  });
  afterEach(async () => {
    await kill();
    // A worker prints what it did before the queue knows of it.
    await use().db.execute(sql`delete from pgboss.job`);
  });
  afterAll(async () => {
    await queue.stop();
    await rm(folder, { recursive: true });
  });

  const kill = async () => {
    if (worker?.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  };
  /** Starts a worker and waits until it has printed each of these lines. */
  const workUntil = async (conduct: 'hangs' | 'fails' | 'works', lines: readonly string[]) => {
    const child = spawn(process.execPath, [program, use().url ?? '', conduct], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    worker = child;
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      if (lines.every((wanted) => said.includes(wanted))) return said;
    }
    throw new Error(`the worker ended after ${said.join()}`);
  };
  const enqueue = () =>
    queue.enqueue(use().db, 'render-variation', [{ variationId: 'one', attempt: 1, size: 'final' }]);
  /** Lets the loss of a killed worker be noticed at once instead of after ten seconds. */
  const loseHeartbeats = () =>
    use().db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  const killAtWork = async () => {
    await workUntil('hangs', ['begun']);
    await kill();
    await loseHeartbeats();
  };

  it('loses no attempt: it may still fail twice and then succeed', async () => {
    await enqueue();
    for (let time = 0; time < 4; time += 1) await killAtWork();
    expect(await workUntil('fails', ['begun', 'given up'])).toEqual(['begun', 'begun', 'begun', 'given up']);
  }, 120_000);

  it('succeeds when a worker lives long enough', async () => {
    await enqueue();
    for (let time = 0; time < 4; time += 1) await killAtWork();
    expect(await workUntil('works', ['done'])).toEqual(['begun', 'done']);
  }, 120_000);

  it('fails for good after ten lost workers', async () => {
    await enqueue();
    for (let time = 0; time < 10; time += 1) await killAtWork();
    expect(await workUntil('works', ['given up'])).toEqual(['given up']);
  }, 180_000);

  it('is counted in the same way in a queue of an earlier version', async () => {
    await use().db.execute(sql`update pgboss.queue set retry_limit = 2 where name = 'render-variation'`);
    const later = await open();
    const found = await use().db.execute(sql`select retry_limit from pgboss.queue where name = 'render-variation'`);
    await later.stop();
    expect((found as { rows?: object[] }).rows).toEqual([{ retry_limit: 12 }]);
  });
});
