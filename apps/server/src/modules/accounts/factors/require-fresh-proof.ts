import { AppError } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { findSession } from '../sessions.repository.ts';

const FRESH_MS = 10 * 60_000;

/** Expiry of a session's proof given at `provenAt`; null: none, or expired. */
export function provenUntil(provenAt: Date | null | undefined, now = new Date()): Date | null {
  if (!provenAt) return null;
  const until = new Date(provenAt.getTime() + FRESH_MS);
  return until > now ? until : null;
}

/**
 * Requires a proof of ownership within the last ten minutes in this session: an unattended open browser is no proof.
 * @throws AppError proof_needed
 */
export async function requireFreshProof(db: Db, sessionId: string): Promise<void> {
  const session = await findSession(db, sessionId);
  if (provenUntil(session?.provenAt) === null) throw new AppError('proof_needed');
}
