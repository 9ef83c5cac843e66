import { setTimeout as delay } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isAway } from '../../../database/is-away.ts';
import type { TaskDefinition, TaskName, Tasks } from '../../../ports/queue-port.ts';
import { traceTask } from '../../../trace/request-trace.ts';
import { deadLetterOf } from './dead-letter.ts';
import { isStoreAway } from './is-store-away.ts';
import { type Counted, countFailure, MOST_LOST_RUNS, takeCount } from './failed-tries.ts';

/** Workers are notified of new tasks; polling is the fallback. */
const POLLING_SECONDS = 30;
/** Pause between checks whether a database or store that went away during a task is back. */
const AWAY_PAUSE_MS = 1000;

type Definition = TaskDefinition<TaskName>;
type Picked = JobWithMetadata<Counted<Tasks[TaskName]>>;
type Outcome = Omit<JobResult, 'id'>;

/** Ids of the workers of a queue, by its name. */
export type Workers = ReadonlyMap<string, readonly string[]>;

/** Starts `concurrency` workers for each kind of task, and one for its permanently failed tasks. */
export async function startWorkers(boss: PgBoss, definitions: Definition[], log: Logger): Promise<Workers> {
  const workers = new Map<string, string[]>();
  const startWorker = async (queue: string, handle: (task: Picked) => Promise<Outcome>): Promise<void> => {
    const id = await startOne(boss, queue, handle);
    workers.set(queue, [...(workers.get(queue) ?? []), id]);
  };
  for (const definition of definitions) {
    const { name, concurrency } = definition;
    for (let index = 0; index < concurrency; index += 1) {
      await startWorker(name, (task) =>
        traceTask(takeCount(task.data).requestId, () => tryTask(boss, definition, task, log)),
      );
    }
    await startWorker(deadLetterOf(name), async (task) => {
      const { data, requestId } = takeCount(task.data);
      return traceTask(requestId, async () => {
        log.error({ task: name, ...data }, 'task given up');
        await definition.giveUp(data);
        return { status: 'completed' };
      });
    });
  }
  return workers;
}

/**
 * Runs a task and reports the outcome. Only errors thrown by the task use up an attempt. A run lost with its process, by kill -9
 * or a restart, does not, up to a limit, since the task itself may be what kills the process.
 */
async function tryTask(boss: PgBoss, definition: Definition, task: Picked, log: Logger): Promise<Outcome> {
  const { name, retryLimit, timeoutSeconds } = definition;
  const { data, failedTries } = takeCount(task.data);
  const lostRuns = task.retryCount - failedTries;
  if (lostRuns >= MOST_LOST_RUNS) {
    log.error({ task: name, lostRuns, ...data }, 'task lost its process each time');
    return { status: 'deadletter', output: 'lost with its process each time' };
  }
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const signal = AbortSignal.any([task.signal, timeout]);
  const begin = performance.now();
  const absence: Absence = { isNow: false };
  try {
    const work = runPatiently(() => definition.run(data, { signal }), signal, absence);
    await Promise.race([work, rejectAt(timeout, `took longer than ${timeoutSeconds} seconds`)]);
    log.info({ task: name, ...data, durationMs: Math.round(performance.now() - begin) }, 'task');
    return { status: 'completed' };
  } catch (error) {
    log.warn({ err: error, task: name, ...data }, 'task failed');
    // A run that was stopped or taken over is not a failure.
    if (task.signal.aborted || absence.isNow) throw error;
    if (failedTries >= retryLimit) return { status: 'deadletter', output: error as object };
    await countFailure(boss, task);
    throw error;
  }
}

function rejectAt(signal: AbortSignal, message: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(message)), { once: true });
  });
}

/** Whether the store is away or full at this moment. */
interface Absence {
  isNow: boolean;
}

/**
 * Reruns a task in place if the database or the store went away during it, or the disk is full: that is not the task's failure
 * and would soon use up its attempts. A run that ends while the store is away counts as lost.
 */
async function runPatiently(run: () => Promise<void>, signal: AbortSignal, absence: Absence): Promise<void> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      absence.isNow = isStoreAway(error);
      if ((!absence.isNow && !isAway(error)) || signal.aborted) throw error;
      await delay(AWAY_PAUSE_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}

async function startOne(boss: PgBoss, queue: string, handle: (task: Picked) => Promise<Outcome>): Promise<string> {
  let workerId: string | undefined;
  const options = {
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLLING_SECONDS,
    notifyPollingIntervalSeconds: POLLING_SECONDS,
  } as const;
  workerId = await boss.work<Counted<Tasks[TaskName]>, unknown, typeof options>(queue, options, async ([task]) => {
    // Fetches the next task at once when this one ends, instead of at the next poll.
    if (workerId !== undefined) boss.notifyWorker(workerId);
    return task === undefined ? [] : [{ id: task.id, ...(await handle(task)) }];
  });
  return workerId;
}
