import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { workOffEvent } from '../work-off-event.ts';

/** Processes a payment provider's event after it was acknowledged. */
export const workOffEventTask = (parts: PaymentsParts): TaskDefinition<'work-off-event'> => ({
  name: 'work-off-event',
  concurrency: 2,
  retryLimit: 10,
  timeoutSeconds: 60,
  run: ({ eventId }) => workOffEvent(parts, eventId),
  // The event stays unprocessed, and reconciliation enqueues it again.
  giveUp: async () => {},
});
