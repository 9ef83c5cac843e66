import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { passkeyChallenges } from '../../../database/schema.ts';
import { hashToken } from '../opaque-token.ts';

export type ChallengePurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Null: sign-in by passkey alone, by whoever owns it. */
  userId: string | null;
}

/** The longest time-out of browsers. */
export const CHALLENGE_MS = 5 * 60_000;

export async function keepChallenge(db: Db, challenge: string, { purpose, userId }: ChallengeUse): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
}

/** Consumes a challenge, whatever the answer. @returns whether it was open for this use */
export async function takeChallenge(db: Db, challenge: string, { purpose, userId }: ChallengeUse): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, new Date()),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}

export async function deleteChallengesOver(db: Db, at: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at));
}
