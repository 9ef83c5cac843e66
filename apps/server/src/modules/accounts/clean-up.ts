import type { Db } from '../../database/db.ts';
import { deleteAuthEventsBefore } from './auth-events.repository.ts';
import { deleteChallengesOver } from './factors/challenges.repository.ts';
import { deleteStepsOver } from './factors/sign-in-steps.repository.ts';
import {
  deleteAttemptsOver,
  deleteEmailTokensOver,
  deleteIdleGuests,
  deleteSessionsOver,
  deleteSignInFlowsOver,
  deleteTokensSpent,
} from './expired.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Removes expired data: sessions, sign-in events, tokens, counters, and guests who made nothing. */
export async function cleanUp(db: Db): Promise<void> {
  const now = new Date();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await deleteSessionsOver(db, before(1));
  await deleteAuthEventsBefore(db, before(180));
  await deleteTokensSpent(db, before(7));
  await deleteEmailTokensOver(db, before(1));
  await deleteSignInFlowsOver(db, now);
  await deleteStepsOver(db, now);
  await deleteChallengesOver(db, now);
  await deleteIdleGuests(db, before(30), now);
  await deleteAttemptsOver(db, now);
}
