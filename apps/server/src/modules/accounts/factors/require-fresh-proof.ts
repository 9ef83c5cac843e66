import { AppError } from '@vitrine/contract';
import type { Db } from '../../../database/db.ts';
import { findSession } from '../sessions.repository.ts';

const FRESH_MS = 10 * 60_000;

/** Until when a proof that a session gave at `provenAt` counts; null: it gave none, or not lately. */
export function provenUntil(provenAt: Date | null | undefined, now = new Date()): Date | null {
  if (!provenAt) return null;
  const until = new Date(provenAt.getTime() + FRESH_MS);
  return until > now ? until : null;
}

/**
 * Lets only those go on who have shown within ten minutes, in this session, that the account is theirs: a browser that
 * somebody left open is no proof.
 * @throws AppError proof_needed
 */
export async function requireFreshProof(db: Db, sessionId: string): Promise<void> {
  const session = await findSession(db, sessionId);
  if (provenUntil(session?.provenAt) === null) throw new AppError('proof_needed');
}
