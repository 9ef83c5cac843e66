import { AppError, type FactorProof } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import type { AccountsParts, Client } from '../accounts-parts.ts';
import { forgetAttempts, type LimitName, takeAttempt } from '../attempt-limit.ts';
import { recordAuthEvent } from '../auth-events.repository.ts';
import type { UserRow } from '../users.repository.ts';
import type { ChallengePurpose } from './challenges.repository.ts';
import { notePasskeyUse } from './passkeys.repository.ts';
import { useRecoveryCode } from './use-recovery-code.ts';
import { useTotpCode } from './use-totp-code.ts';
import { type VerifiedPasskey, verifyPasskeyAnswer } from './verify-passkey-answer.ts';

export type ProofParts = Pick<AccountsParts, 'db' | 'queue' | 'publicUrl'>;

interface Asked {
  userId: string;
  proof: FactorProof;
  purpose: ChallengePurpose;
  client: Client;
}

/** Verifies the proof, in the transaction of `db`; call it once the user is locked. */
type Prove = (db: Db, user: UserRow) => Promise<void>;

/**
 * Runs `work` in the transaction that verifies a second factor, so both succeed or neither. Attempts are counted against the
 * account across all processes, and failures are recorded for the owner.
 * @throws AppError wrong_code, code_used, code_out_of_time, wrong_recovery_code, passkey_unknown, passkey_refused,
 * passkey_copied; rate_limited; what `work` throws
 */
export async function withFactorProof<T>(
  parts: ProofParts,
  asked: Asked,
  work: (prove: Prove) => Promise<T>,
): Promise<T> {
  const { db } = parts;
  const { userId, proof, client } = asked;
  const limits = limitsOf(proof);
  for (const limit of limits) await takeAttempt(db, limit, userId);
  try {
    const verified = 'passkey' in proof ? await verifyPasskeyAnswer(parts, proof.passkey, asked) : null;
    const done = await work((tx, user) => takeProof({ ...parts, db: tx }, user, { proof, verified, client }));
    for (const limit of limits) await forgetAttempts(db, limit, userId);
    return done;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code)) {
      const kind = error.code === 'passkey_copied' ? 'passkey_refused' : 'second_step_failed';
      await recordAuthEvent(db, userId, kind, client);
    }
    throw error;
  }
}

const REFUSALS: ReadonlySet<string> = new Set([
  'wrong_code',
  'code_used',
  'code_out_of_time',
  'wrong_recovery_code',
  'passkey_unknown',
  'passkey_refused',
  'passkey_copied',
]);

/** A signature cannot be guessed; and somebody guessing codes must not block the owner's recovery codes. */
function limitsOf(proof: FactorProof): LimitName[] {
  if ('passkey' in proof) return [];
  return 'code' in proof ? ['factorCode', 'factorCodeOfDay'] : ['recoveryCode'];
}

async function takeProof(
  parts: ProofParts,
  user: UserRow,
  { proof, verified, client }: { proof: FactorProof; verified: VerifiedPasskey | null; client: Client },
): Promise<void> {
  if ('code' in proof) await useTotpCode(parts.db, user.id, proof.code);
  else if ('recovery_code' in proof) await useRecoveryCode(parts, user, { typed: proof.recovery_code, client });
  else if (verified !== null) await usePasskey(parts.db, verified);
}

/** @throws AppError passkey_copied if the key's counter has not increased */
export async function usePasskey(db: Db, { passkey, signatures }: VerifiedPasskey): Promise<void> {
  if (!(await notePasskeyUse(db, passkey.id, { signatures, at: new Date() }))) throw new AppError('passkey_copied');
}
