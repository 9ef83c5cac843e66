import type { Db } from '../database/db.ts';
import type { Queue, TaskDefinition, TaskName } from '../ports/queue-port.ts';

/** Every five minutes: what should be worked on and is not in the queue comes into it again, by the rows that say so. */
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
  // The next run does what this one did not.
  giveUp: async () => {},
});
