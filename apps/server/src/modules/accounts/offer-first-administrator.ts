import type { Db } from '../../database/db.ts';
import { hasAdministrator, keepFirstToken, replaceFirstToken } from './first-administrator.repository.ts';
import { newOpaqueToken } from './opaque-token.ts';

/**
 * The token by which an account becomes the first administrator, returned once: at the first start of an installation, or `again`
 * at the operator's request. Only its hash is stored.
 * @returns null if it was issued before, or an administrator exists
 */
export async function offerFirstAdministrator(db: Db, when: 'once' | 'again'): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const { token, tokenHash } = newOpaqueToken();
  if (when === 'once') return (await keepFirstToken(db, tokenHash)) ? token : null;
  await replaceFirstToken(db, tokenHash);
  return token;
}
