import { PLANS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { isGuest } from '../accounts/index.ts';
import { readPlan } from '../payments/index.ts';

/** Whether a user's current plan includes the API. Guests have no API: they could not be notified about a key. */
export async function hasApiPlan(db: Db, userId: string): Promise<boolean> {
  const plan = await readPlan(db, userId);
  return plan !== null && PLANS[plan].apiAccess && !(await isGuest(db, userId));
}
