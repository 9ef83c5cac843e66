import type { Db } from '../database/db.ts';
import { rotateKeptKeys } from './kept-keys.repository.ts';
import { HEARD_AFTER_MS, type KeySettings, SIGNED_FOR_MS } from './open-key-ring.ts';

/**
 * Creates a new key for each purpose. @param isUrgent the old keys leaked: everything they signed becomes invalid
 * @throws MasterKeyError
 */
export async function rotateKeys(db: Db, { masterKeys }: KeySettings, isUrgent: boolean): Promise<void> {
  for (const purpose of ['access-tokens', 'signed-files'] as const) {
    const since = isUrgent ? null : new Date(Date.now() - SIGNED_FOR_MS[purpose] - HEARD_AFTER_MS);
    await rotateKeptKeys(db, purpose, { masterKeys, since });
  }
}
