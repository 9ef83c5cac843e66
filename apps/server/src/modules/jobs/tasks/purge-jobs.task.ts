import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { JobsParts } from '../jobs-parts.ts';
import { purgeDueJobs } from '../purge-due-jobs.ts';

/** Every hour. */
export const purgeJobsTask = (parts: Pick<JobsParts, 'db' | 'queue'>): TaskDefinition<'purge-jobs'> => ({
  name: 'purge-jobs',
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 600,
  cron: '41 * * * *',
  keyOf: () => 'all',
  run: (_data, { signal }) => purgeDueJobs(parts, new Date(), signal),
  // The next hour does what this one missed.
  giveUp: async () => {},
});
