import type { Db } from '../../database/db.ts';
import { hasAdministrator, keepFirstToken, replaceFirstToken } from './first-administrator.repository.ts';
import { newOpaqueToken } from './opaque-token.ts';

/**
 * The token by which an account becomes the first administrator, told once: at the first start of an installation, or `again` when the operator
 * asks for another one. Only its hash is kept.
 * @returns null where it was told before, or somebody is an administrator
 */
export async function offerFirstAdministrator(db: Db, when: 'once' | 'again'): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const { token, tokenHash } = newOpaqueToken();
  if (when === 'once') return (await keepFirstToken(db, tokenHash)) ? token : null;
  await replaceFirstToken(db, tokenHash);
  return token;
}
