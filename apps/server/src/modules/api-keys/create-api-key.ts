import { AppError, type CallOut, type CreateApiKeyBody, MAX_API_KEYS } from '@vitrine/contract';
import { type Client, lockWholeUser, recordAuthEvent, requireFreshProof } from '../accounts/index.ts';
import { type EmailsParts, emailUser } from '../emails/index.ts';
import { countApiKeys, insertApiKey } from './api-keys.repository.ts';
import { newKey } from './new-key.ts';
import { presentApiKey } from './present-api-key.ts';
import { requireApiPlan } from './require-api-plan.ts';

const DAY_MS = 24 * 3_600_000;

interface Asked {
  userId: string;
  sessionId: string;
  body: CreateApiKeyBody;
  client: Client;
}

/**
 * Creates a key, returns its secret this once, and notifies the owner by e-mail. A key outlives sessions, so its creation needs a
 * recent proof of ownership.
 * @throws AppError plan_needed, proof_needed, too_many_api_keys
 */
export async function createApiKey(
  { db, ...parts }: EmailsParts,
  { userId, sessionId, body, client }: Asked,
): Promise<CallOut<'POST /api-keys'>> {
  await requireApiPlan(db, userId);
  await requireFreshProof(db, sessionId);
  const { secret, ...made } = newKey(body.sandbox);
  const days = body.expires_in_days;
  return db.transaction(async (tx) => {
    await lockWholeUser(tx, userId);
    if ((await countApiKeys(tx, userId)) >= MAX_API_KEYS) throw new AppError('too_many_api_keys');
    const row = await insertApiKey(tx, {
      ...made,
      userId,
      name: body.name,
      scopes: [...new Set(body.scopes)],
      isSandbox: body.sandbox,
      expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS),
    });
    await recordAuthEvent(tx, userId, 'api_key_made', client);
    const values = { key: `${row.name} (${row.prefix}…)`, at: new Date() };
    await emailUser({ ...parts, db: tx }, userId, { kind: 'api_key_made', values });
    return { key: presentApiKey(row), secret };
  });
}
