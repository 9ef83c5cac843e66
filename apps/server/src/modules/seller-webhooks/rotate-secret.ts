import { AppError, type CallOut, FORMER_SECRET_HOURS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { type Client, recordAuthEvent } from '../accounts/index.ts';
import { findOwnEndpoint, updateOwnEndpoint } from './endpoints.repository.ts';
import { newSecret } from './new-secret.ts';
import { presentEndpoint } from './present-endpoint.ts';

/**
 * Creates a new secret for an endpoint and returns it this once. The previous one also signs for a day, so that a receiver misses
 * nothing.
 * @throws AppError not_found
 */
export async function rotateSecret(
  db: Db,
  userId: string,
  id: string,
  client: Client,
): Promise<CallOut<'POST /webhook-endpoints/:id/rotate-secret'>> {
  return db.transaction(async (tx) => {
    const before = await findOwnEndpoint(tx, userId, id);
    if (before === undefined) throw new AppError('not_found');
    const { secret, sealedSecret } = await newSecret(tx, id);
    const row = await updateOwnEndpoint(tx, userId, id, {
      sealedSecret,
      formerSealedSecret: before.sealedSecret,
      formerSecretUntil: new Date(Date.now() + FORMER_SECRET_HOURS * 3_600_000),
    });
    if (row === undefined) throw new AppError('not_found');
    await recordAuthEvent(tx, userId, 'webhook_secret_rotated', client);
    return { endpoint: presentEndpoint(row), secret };
  });
}
