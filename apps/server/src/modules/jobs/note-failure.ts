import { AppError } from '@vitrine/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs } from '../../database/schema.ts';

const MAX_LENGTH = 300;

/**
 * Runs a step of a job's attempt, records its error for administrators, and rethrows it. Query parameters are left out: they may
 * be a user's words.
 */
export async function noteFailure(
  db: Db,
  { jobId, attempt }: { jobId: string; attempt: number },
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const change = { failure: describe(error) };
    const ofAttempt = and(eq(jobs.id, jobId), eq(jobs.attempt, attempt));
    // If the database is the cause, it cannot record the error; the error itself matters more.
    await Promise.resolve(db.update(jobs).set(change).where(ofAttempt)).catch(() => undefined);
    throw error;
  }
}

const describe = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  return (String(error).split('\nparams:')[0] ?? '').slice(0, MAX_LENGTH);
};
