import type { SecondStepWay } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { findTotp } from './totp.repository.ts';

/** Whether an account has a second factor; recovery codes alone do not count. */
export const hasFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await listSecondStepWays(db, userId)).length > 0;

/** Available methods for the second step; none: the account has no second factor. */
export async function listSecondStepWays(db: Db, userId: string): Promise<SecondStepWay[]> {
  const hasTotp = ((await findTotp(db, userId))?.confirmedAt ?? null) !== null;
  const hasPasskey = (await listPasskeys(db, userId)).length > 0;
  if (!hasTotp && !hasPasskey) return [];
  const codes = await countRecoveryCodes(db, userId);
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(codes !== null && codes.left > 0 ? (['recovery_code'] as const) : []),
  ];
}
