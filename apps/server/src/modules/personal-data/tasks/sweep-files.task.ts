import type { Db } from '../../../database/db.ts';
import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { Storage } from '../../../ports/storage-port.ts';
import { sweepFiles } from '../sweep-files.ts';

/** Every night. */
export const sweepFilesTask = (parts: { db: Db; storage: Storage }): TaskDefinition<'sweep-files'> => ({
  name: 'sweep-files',
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 3600,
  cron: '11 3 * * *',
  keyOf: () => 'all',
  run: (_data, { signal }) => sweepFiles(parts, new Date(), signal),
  // The next night does what this one missed.
  giveUp: async () => {},
});
