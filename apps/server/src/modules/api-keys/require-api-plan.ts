import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { hasApiPlan } from './has-api-plan.ts';

/**
 * Requires a plan with API access; checked at every request, so that access ends and returns with the plan.
 * @throws AppError plan_needed
 */
export async function requireApiPlan(db: Db, userId: string): Promise<void> {
  if (!(await hasApiPlan(db, userId))) throw new AppError('plan_needed');
}
