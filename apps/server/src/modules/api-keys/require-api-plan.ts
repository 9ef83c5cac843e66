import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { hasApiPlan } from './has-api-plan.ts';

/**
 * Lets those go on whose plan comes with the API; asked at every request, so that it ends with the plan and is back with it.
 * @throws AppError plan_needed
 */
export async function requireApiPlan(db: Db, userId: string): Promise<void> {
  if (!(await hasApiPlan(db, userId))) throw new AppError('plan_needed');
}
