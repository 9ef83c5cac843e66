import { AppError, type OwnFactors } from '@vitrine/contract';
import type { AccountsParts } from '../accounts-parts.ts';
import { findSession } from '../sessions.repository.ts';
import { findUser } from '../users.repository.ts';
import { listSecondStepWays } from './has-factor.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { presentPasskey } from './present-passkey.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { provenUntil } from './require-fresh-proof.ts';
import { findTotp } from './totp.repository.ts';

/** The account's second factors, for its owner in session `sessionId`. */
export async function listOwnFactors(
  { db, publicUrl }: Pick<AccountsParts, 'db' | 'publicUrl'>,
  userId: string,
  sessionId: string,
): Promise<OwnFactors> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new AppError('unauthorized');
  const totp = await findTotp(db, userId);
  const codes = await countRecoveryCodes(db, userId);
  const session = await findSession(db, sessionId);
  const confirmedAt = totp?.confirmedAt ?? null;
  return {
    totp:
      confirmedAt === null
        ? null
        : { created_at: confirmedAt.toISOString(), last_used_at: totp?.lastUsedAt?.toISOString() ?? null },
    passkeys: (await listPasskeys(db, userId)).map(presentPasskey),
    recovery_codes: codes === null ? null : { left: codes.left, created_at: codes.createdAt.toISOString() },
    proofs: [...(user.passwordHash === null ? [] : ['password' as const]), ...(await listSecondStepWays(db, userId))],
    proven_until: provenUntil(session?.provenAt)?.toISOString() ?? null,
    passkeys_work: relyingPartyOf(publicUrl) !== null,
  };
}
