import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { endGuests } from '../end-guests.ts';
import type { RemovalParts } from '../remove-account.ts';

/** Every hour. */
export const endGuestsTask = (parts: RemovalParts): TaskDefinition<'end-guests'> => ({
  name: 'end-guests',
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 600,
  cron: '53 * * * *',
  keyOf: () => 'all',
  run: (_data, { signal }) => endGuests(parts, new Date(), signal),
  // The next hour does what this one missed.
  giveUp: async () => {},
});
