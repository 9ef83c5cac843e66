import { PLANS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { readPlan } from '../payments/index.ts';
import type { JobRow } from './jobs.repository.ts';

/** Between everybody's finals and previews: every seller sees something soon, even when others overtake. */
const PLAN_PRIORITY = 5;

/** Trials wait for paid work. */
const SANDBOX_PRIORITY = -5;

/** Priority offset of a job's tasks: positive with a plan that has priority, negative for a sandbox job. */
export async function readPriority(
  db: Db,
  { userId, isSandbox }: Pick<JobRow, 'userId' | 'isSandbox'>,
): Promise<number> {
  if (isSandbox) return SANDBOX_PRIORITY;
  const plan = await readPlan(db, userId);
  return plan !== null && PLANS[plan].priority ? PLAN_PRIORITY : 0;
}
