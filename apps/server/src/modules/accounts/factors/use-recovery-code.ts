import { AppError } from '@vitrine/contract';
import type { Client } from '../accounts-parts.ts';
import type { UserRow } from '../users.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { spendRecoveryCode } from './recovery-codes.repository.ts';
import { type NewsParts, tellOwner } from './tell-owner.ts';

/**
 * Uses up a recovery code, in the transaction of `db`, and notifies the owner.
 * @throws AppError wrong_recovery_code if it is unknown or used
 */
export async function useRecoveryCode(
  parts: NewsParts,
  user: UserRow,
  { typed, client }: { typed: string; client: Client },
): Promise<void> {
  const isSpent = await spendRecoveryCode(parts.db, user.id, hashRecoveryCode(typed), new Date());
  if (!isSpent) throw new AppError('wrong_recovery_code');
  await tellOwner(parts, user.id, { event: 'recovery_code_used', actorId: user.id, origin: client });
}
