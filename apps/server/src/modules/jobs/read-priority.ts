import { PLANS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { readPlan } from '../payments/index.ts';

/** Lies between others' finals and anybody's previews: every seller sees something soon, whoever overtakes. */
const PLAN_PRIORITY = 5;

/** By how much the tasks of a user's jobs go before those of others: 0, or more with a plan that has priority. */
export async function readPriority(db: Db, userId: string): Promise<number> {
  const plan = await readPlan(db, userId);
  return plan !== null && PLANS[plan].priority ? PLAN_PRIORITY : 0;
}
