import { type ApiScope, AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { countWithin, hashToken, type Window } from '../accounts/index.ts';
import { type ApiKeyRow, findApiKey, noteUse } from './api-keys.repository.ts';
import { hasEnded } from './has-ended.ts';
import { requireApiPlan } from './require-api-plan.ts';

interface Asked {
  secret: string;
  /** The scope that the call requires; undefined: sessions only. */
  scope: ApiScope | undefined;
}

/**
 * The key of `secret`, if it is allowed this scope. Requests are counted per key, across all processes, including refused ones;
 * `told` receives the state of the window.
 * @throws AppError unauthorized, api_key_expired, rate_limited, session_needed, scope_missing, plan_needed
 */
export async function useApiKey(
  db: Db,
  { secret, scope }: Asked,
  told: (window: Window) => void,
): Promise<Pick<ApiKeyRow, 'id' | 'userId' | 'isSandbox'>> {
  const key = await findApiKey(db, { keyHash: hashToken(secret) });
  if (key === undefined) throw new AppError('unauthorized');
  if (hasEnded(key)) throw new AppError('api_key_expired');
  const window = await countWithin(db, 'requestsOfApiKey', key.id);
  told(window);
  if (window.left < 0) throw new AppError('rate_limited', { retryAfterSeconds: window.secondsLeft });
  if (scope === undefined) throw new AppError('session_needed');
  if (!key.scopes.includes(scope)) throw new AppError('scope_missing');
  await requireApiPlan(db, key.userId);
  await noteUse(db, key.id, new Date());
  return { id: key.id, userId: key.userId, isSandbox: key.isSandbox };
}
