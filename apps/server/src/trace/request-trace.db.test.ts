import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPgBossQueue } from '../adapters/queue/pg-boss/create-pg-boss-queue.ts';
import { openEmbeddedBoss, openServerBoss } from '../adapters/queue/pg-boss/open-pg-boss.ts';
import { createLogger } from '../composition/create-logger.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { traceRequest } from './request-trace.ts';

interface Line {
  reqId?: string;
  task?: string;
  msg: string;
}

describeOnEachDatabase('the id of a request', (use) => {
  const lines: Line[] = [];
  let queue: Queue;
  let runs = 0;
  beforeAll(async () => {
    const boss = use().lite === null ? openServerBoss(use().url ?? '') : openEmbeddedBoss(use().lite!);
    const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
    const define = (made: Queue) =>
      [
        {
          name: 'start-job',
          concurrency: 1,
          retryLimit: 0,
          timeoutSeconds: 10,
          run: async () => {
            log.info('inside');
            await made.enqueue(use().db, 'send-email', [{ emailId: 'asked for by the task' }]);
          },
          giveUp: async () => {},
        },
        {
          name: 'send-email',
          concurrency: 1,
          retryLimit: 0,
          timeoutSeconds: 10,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error('asked to fail');
          },
          giveUp: async () => log.info('given up inside'),
        },
      ] as unknown as TaskDefinition<TaskName>[]; // A stand-in with the fields read here.
    queue = await createPgBossQueue(boss, define, log);
    await queue.work();
  });
  afterAll(() => queue.stop());
  const until = async (msg: string) => {
    while (!lines.some((line) => line.msg === msg)) await sleep(50);
  };

  it('is in the log lines of its task, of tasks that it causes and of failures', async () => {
    await traceRequest('request-1', () => queue.enqueue(use().db, 'start-job', [{ jobId: 'a', attempt: 1 }]));
    await until('given up inside');
    const told = ['inside', 'task', 'task failed', 'task given up', 'given up inside'];
    for (const msg of told) expect(lines.find((line) => line.msg === msg)).toMatchObject({ reqId: 'request-1' });
    expect(lines.find((line) => line.msg === 'task')).toMatchObject({ task: 'start-job', jobId: 'a', attempt: 1 });
  });

  it('is missing from tasks without a request', async () => {
    lines.length = 0;
    await queue.enqueue(use().db, 'send-email', [{ emailId: 'by itself' }]);
    await until('task');
    expect(lines.find((line) => line.msg === 'task')).not.toHaveProperty('reqId');
  });
});
