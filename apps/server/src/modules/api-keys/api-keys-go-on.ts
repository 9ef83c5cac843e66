import type { Db } from '../../database/db.ts';
import { findApiKeys } from './api-keys.repository.ts';
import { hasEnded } from './has-ended.ts';

/** Those of `ids` that are there still, neither revoked nor over by their time: one question for all. */
export async function apiKeysGoOn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = await findApiKeys(db, ids);
  return new Set(keys.filter((key) => !hasEnded(key)).map(({ id }) => id));
}
