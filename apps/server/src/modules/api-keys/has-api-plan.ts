import { PLANS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { isGuest } from '../accounts/index.ts';
import { readPlan } from '../payments/index.ts';

/** Whether the plan of a user comes with the API now. Guests have none: nobody could tell them what became of a key. */
export async function hasApiPlan(db: Db, userId: string): Promise<boolean> {
  const plan = await readPlan(db, userId);
  return plan !== null && PLANS[plan].apiAccess && !(await isGuest(db, userId));
}
