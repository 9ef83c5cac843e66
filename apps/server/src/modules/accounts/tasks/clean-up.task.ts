import type { Db } from '../../../database/db.ts';
import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { cleanUp } from '../clean-up.ts';

/** Every hour. */
export const cleanUpTask = ({ db }: { db: Db }): TaskDefinition<'clean-up'> => ({
  name: 'clean-up',
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 600,
  cron: '23 * * * *',
  keyOf: () => 'all',
  run: () => cleanUp(db),
  // The next hour does what this one missed.
  giveUp: async () => {},
});
