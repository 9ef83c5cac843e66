import { KEPT_DELIVERY_DAYS } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import type { TaskDefinition } from '../../../ports/queue-port.ts';
import { deleteDeliveriesBefore } from '../deliveries.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes old messages to sellers, with their results. */
export const forgetDeliveriesTask = ({ db }: { db: Db }): TaskDefinition<'forget-deliveries'> => ({
  name: 'forget-deliveries',
  concurrency: 1,
  retryLimit: 3,
  timeoutSeconds: 300,
  cron: '23 3 * * *',
  keyOf: () => 'all',
  run: () => deleteDeliveriesBefore(db, new Date(Date.now() - KEPT_DELIVERY_DAYS * DAY_MS)),
  giveUp: async () => {},
});
