import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isAway } from '../../../database/is-away.ts';
import type { TaskDefinition, TaskName, Tasks } from '../../../ports/queue-port.ts';
import { deadLetterOf } from './dead-letter.ts';

/** Retries and delayed tasks are not announced by a notification, so workers also look for themselves. */
const POLLING_SECONDS = 1;
/** Between two looks whether a database that went away under a task is back. */
const AWAY_PAUSE_MS = 1000;

/** Starts `concurrency` workers for each kind of task, and one for what failed for good. */
export async function startWorkers(boss: PgBoss, definitions: TaskDefinition<TaskName>[], log: Logger): Promise<void> {
  for (const definition of definitions) {
    const { name, concurrency } = definition;
    for (let index = 0; index < concurrency; index += 1) {
      await startWorker(boss, name, async (data, signal) => {
        await runWithDatabase(() => definition.run(data, { signal }), signal).catch((error: unknown) => {
          log.warn({ err: error, task: name, ...data }, 'task failed');
          throw error;
        });
      });
    }
    await startWorker(boss, deadLetterOf(name), async (data) => {
      log.error({ task: name, ...data }, 'task given up');
      await definition.giveUp(data);
    });
  }
}

/**
 * Runs a task again in its place when the database went away under it: that is no failure of the task, which would soon have used up
 * its tries, and nobody could write one down.
 */
async function runWithDatabase(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isAway(error) || signal.aborted) throw error;
      await delay(AWAY_PAUSE_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}

async function startWorker(
  boss: PgBoss,
  queue: string,
  handle: (data: Tasks[TaskName], signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let workerId: string | undefined;
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLLING_SECONDS,
    notifyPollingIntervalSeconds: POLLING_SECONDS,
  };
  workerId = await boss.work<Tasks[TaskName]>(queue, options, async ([task]) => {
    // Asks for the next task at once when this one ends, instead of waiting for the next poll.
    if (workerId !== undefined) boss.notifyWorker(workerId);
    if (task !== undefined) await handle(task.data, task.signal);
  });
}
