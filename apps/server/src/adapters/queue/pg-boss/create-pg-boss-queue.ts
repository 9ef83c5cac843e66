import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isAway } from '../../../database/is-away.ts';
import type { Queue, TaskDefinition, TaskName } from '../../../ports/queue-port.ts';
import { currentRequestId } from '../../../trace/request-trace.ts';
import { deadLetterOf } from './dead-letter.ts';
import { withoutTask } from './without-task.ts';
import { MOST_LOST_RUNS } from './failed-tries.ts';
import { readLoad } from './read-load.ts';
import { startWorkers } from './start-workers.ts';
import { watchQueues } from './watch-queues.ts';

/** How long a stopping process waits for its running tasks; interrupted ones run again elsewhere. */
const STOP_TIMEOUT_MS = 10_000;
const AWAY_TOLD_EVERY_MS = 10_000;
const EXPIRY_MARGIN_SECONDS = 5;

/**
 * The queue on pg-boss. Every process needs the definitions (created with the queue, since a task may enqueue others), even one
 * that only enqueues: they set the retry limit and when a run counts as lost.
 */
export async function createPgBossQueue(
  boss: PgBoss,
  define: (queue: Queue) => TaskDefinition<TaskName>[],
  log: Logger,
): Promise<Queue> {
  const failed = logErrors(log);
  boss.on('error', failed);
  boss.on('warning', (warning) => log.debug({ warning }, 'queue warning'));
  await boss.start();
  const defined = new Map<TaskName, TaskDefinition<TaskName>>();
  let stopWatching = async (): Promise<void> => {};
  const work = async (): Promise<void> => {
    const workers = await startWorkers(boss, definitions, log);
    const due = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id));
    stopWatching = watchQueues(boss, [...workers.keys()], { due, failed });
  };
  const stop = async (): Promise<void> => {
    await stopWatching();
    await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true });
  };
  const queue = queueOn(boss, defined, { work, stop });
  const definitions = define(queue);
  for (const definition of definitions) {
    await defineQueues(boss, definition);
    defined.set(definition.name, definition);
  }
  return queue;
}

/** A lost database raises an error every second; log it only now and then. */
function logErrors(log: Logger): (error: unknown) => void {
  let toldAt = -Infinity;
  return (error) => {
    // The queue passes on copies of errors that contain the queue's name.
    const copy: Partial<Error> = typeof error === 'object' && error !== null ? error : {};
    const { message = String(error), stack } = copy;
    const err = error instanceof Error ? error : Object.assign(new Error(message), copy, { stack });
    if (!isAway(err)) return log.error({ err }, 'queue error');
    if (performance.now() - toldAt < AWAY_TOLD_EVERY_MS) return;
    toldAt = performance.now();
    log.error({ err }, 'the queue cannot reach the database');
  };
}

type Defined = ReadonlyMap<TaskName, TaskDefinition<TaskName>>;

function queueOn(boss: PgBoss, defined: Defined, { work, stop }: Pick<Queue, 'work' | 'stop'>): Queue {
  const enqueue: Queue['enqueue'] = async (db, name, data, { priority = 0, delaySeconds = 0 } = {}) => {
    const definition = defined.get(name);
    const requestId = currentRequestId();
    const tasks = data.map((each) => ({
      data: requestId === undefined ? each : { ...each, requestId },
      ...(definition?.keyOf !== undefined && { singletonKey: definition.keyOf(each) }),
      priority,
      ...(delaySeconds > 0 && { startAfter: delaySeconds }),
    }));
    // Drizzle's transaction returns rows from `execute` on both drivers; its type does not say so.
    await boss.insert(name, tasks, { db: fromDrizzle(db as never, sql) });
  };
  return {
    enqueue,
    enqueueLost: async (db, name, data) => {
      const lost = data.length === 0 ? [] : await withoutTask(db, name, data);
      if (lost.length > 0) await enqueue(db, name, lost);
    },
    readLoad: () => readLoad(boss, [...defined.keys()]),
    work,
    stop,
  };
}

async function defineQueues(boss: PgBoss, definition: TaskDefinition<TaskName>): Promise<void> {
  const deadLetter = deadLetterOf(definition.name);
  const { first, most } = definition.retryDelaySeconds ?? { first: 1, most: 30 };
  const dead = { retryLimit: 1000, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, heartbeatSeconds: 10 };
  await boss.createQueue(deadLetter, { ...dead, notify: true });
  const options = {
    deadLetter,
    notify: true,
    retryLimit: definition.retryLimit + MOST_LOST_RUNS,
    retryDelay: first,
    retryBackoff: true,
    retryDelayMax: most,
    // The worker's own timeout is slightly shorter and counts as a failure.
    expireInSeconds: definition.timeoutSeconds + EXPIRY_MARGIN_SECONDS,
    // The shortest interval that pg-boss allows: a killed worker's tasks are taken over after about this time.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 60 * 60,
  };
  await boss.createQueue(definition.name, {
    ...options,
    ...(definition.keyOf !== undefined && { policy: 'exclusive' as const }),
  });
  // The line above does not change a queue made by an earlier version.
  await boss.updateQueue(definition.name, options);
  // pg-boss reads a queue's definition at its first use, on its own connection. Inside a transaction of the embedded database,
  // which has only one connection, that first use would deadlock; so it happens here.
  await boss.insert(definition.name, []);
  if (definition.cron !== undefined) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC' });
}
