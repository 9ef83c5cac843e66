import type { Db } from '../../../database/db.ts';
import type { Queue, TaskDefinition } from '../../../ports/queue-port.ts';
import { resumeSending } from '../resume-sending.ts';

/** Every ten minutes: an e-mail that an operator reset to `waiting` is sent without a restart. */
export const resumeSendingTask = (parts: { db: Db; queue: Queue }): TaskDefinition<'resume-sending'> => ({
  name: 'resume-sending',
  concurrency: 1,
  retryLimit: 2,
  timeoutSeconds: 300,
  cron: '*/10 * * * *',
  keyOf: () => 'all',
  run: () => resumeSending(parts),
  // The next run does what this one missed.
  giveUp: async () => {},
});
