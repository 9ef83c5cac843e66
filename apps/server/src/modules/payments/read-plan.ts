import type { PlanId } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { currentOf, servedPlanOf } from './entitlements.ts';
import { listLiveSubscriptions } from './subscriptions.repository.ts';

/** The plan whose entitlements a user has now (defined by `PLANS` of the contract); null without a subscription. */
export async function readPlan(db: Db, userId: string): Promise<PlanId | null> {
  const now = new Date();
  return servedPlanOf(currentOf(await listLiveSubscriptions(db, userId), now), now);
}
