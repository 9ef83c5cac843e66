import type { TaskDefinition } from '../../../ports/queue-port.ts';
import type { PaymentsParts } from '../payments-parts.ts';
import { createReconciliation } from '../reconcile-payments.ts';

/** Runs at every start and then on schedule; the next run makes up for a failed one. */
export const reconcilePaymentsTask = (parts: PaymentsParts): TaskDefinition<'reconcile-payments'> => {
  const reconcile = createReconciliation(parts);
  return {
    name: 'reconcile-payments',
    concurrency: 1,
    retryLimit: 2,
    timeoutSeconds: 300,
    cron: '*/3 * * * *',
    run: () => reconcile(),
    giveUp: async () => {},
  };
};
