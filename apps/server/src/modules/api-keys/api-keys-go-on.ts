import type { Db } from '../../database/db.ts';
import { findApiKeys } from './api-keys.repository.ts';
import { hasEnded } from './has-ended.ts';

/** The valid ones among `ids`, neither revoked nor expired, in one query. */
export async function apiKeysGoOn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = await findApiKeys(db, ids);
  return new Set(keys.filter((key) => !hasEnded(key)).map(({ id }) => id));
}
