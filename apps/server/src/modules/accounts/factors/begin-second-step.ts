import type { AuthEventKind, SecondStep, SecondStepWay } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { newOpaqueToken } from '../opaque-token.ts';
import { insertStep } from './sign-in-steps.repository.ts';

/** Time allowed for the second step. */
const STEP_MS = 10 * 60_000;

interface FirstStep {
  userId: string;
  ways: SecondStepWay[];
  rememberMe: boolean;
  guestId: string | null;
  event: AuthEventKind;
}

/** Records that the first step of a sign-in succeeded, in the transaction of `db`. The token allows only the second step. */
export async function beginSecondStep(db: Db, { ways, ...first }: FirstStep): Promise<SecondStep> {
  const { token, tokenHash } = newOpaqueToken();
  const expiresAt = new Date(Date.now() + STEP_MS);
  await insertStep(db, { tokenHash, expiresAt, ...first });
  return { second_step: { token, ways, expires_at: Math.floor(expiresAt.getTime() / 1000) } };
}
