import type { Db } from '../../database/db.ts';
import { findApiKey } from './api-keys.repository.ts';
import { hasEnded } from './has-ended.ts';

/** Whether a key is there still: neither revoked nor over by its time. */
export async function apiKeyGoesOn(db: Db, id: string): Promise<boolean> {
  const key = await findApiKey(db, { id });
  return key !== undefined && !hasEnded(key);
}
