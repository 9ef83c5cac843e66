import { PLANS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { readPlan } from '../payments/index.ts';
import type { JobRow } from './jobs.repository.ts';

/** Lies between others' finals and anybody's previews: every seller sees something soon, whoever overtakes. */
const PLAN_PRIORITY = 5;

/** What is only tried waits for what is paid for. */
const SANDBOX_PRIORITY = -5;

/** By how much the tasks of a job go before those of others: more than 0 with a plan that has priority, less from a sandbox. */
export async function readPriority(
  db: Db,
  { userId, isSandbox }: Pick<JobRow, 'userId' | 'isSandbox'>,
): Promise<number> {
  if (isSandbox) return SANDBOX_PRIORITY;
  const plan = await readPlan(db, userId);
  return plan !== null && PLANS[plan].priority ? PLAN_PRIORITY : 0;
}
