import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { type Client, recordAuthEvent } from '../accounts/index.ts';
import { deleteOwnEndpoint } from './endpoints.repository.ts';

/**
 * Deletes an endpoint with its deliveries; waiting ones are not sent.
 * @throws AppError not_found
 */
export async function removeEndpoint(db: Db, userId: string, id: string, client: Client): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteOwnEndpoint(tx, userId, id))) throw new AppError('not_found');
    await recordAuthEvent(tx, userId, 'webhook_removed', client);
  });
}
