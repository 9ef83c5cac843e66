import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { type Client, recordAuthEvent } from '../accounts/index.ts';
import { deleteApiKey } from './api-keys.repository.ts';

/**
 * Revokes a key at once, and its open streams within seconds. Also possible without the plan.
 * @throws AppError not_found
 */
export async function revokeApiKey(db: Db, userId: string, id: string, client: Client): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteApiKey(tx, userId, id))) throw new AppError('not_found');
    await recordAuthEvent(tx, userId, 'api_key_revoked', client);
  });
}
