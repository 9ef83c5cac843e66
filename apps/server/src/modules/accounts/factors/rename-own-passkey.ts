import { AppError, type OwnPasskey } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { renamePasskey } from './passkeys.repository.ts';
import { presentPasskey } from './present-passkey.ts';

/** Gives a passkey another name. @throws AppError not_found */
export async function renameOwnPasskey(
  db: Db,
  userId: string,
  change: { id: string; name: string },
): Promise<OwnPasskey> {
  const passkey = await renamePasskey(db, userId, change);
  if (passkey === undefined) throw new AppError('not_found');
  return presentPasskey(passkey);
}
