import type { Db } from '../database/db.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';

/** Every five minutes: enqueues work that the rows say is unfinished but that has no task. */
export const askAgainTask = (
  { db, queue }: { db: Db; queue: Queue },
  definitions: readonly TaskDefinition<TaskName>[],
): TaskDefinition<'ask-again'> => ({
  name: 'ask-again',
  concurrency: 1,
  retryLimit: 2,
  timeoutSeconds: 120,
  cron: '*/5 * * * *',
  keyOf: () => 'all',
  run: async () => {
    for (const definition of definitions) {
      const unfinished = (await definition.unfinished?.()) ?? [];
      if (unfinished.length > 0) await queue.enqueueLost(db, definition.name, unfinished);
    }
  },
  // The next run does what this one missed.
  giveUp: async () => {},
});
