import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { currentOf } from './entitlements.ts';
import { listLiveSubscriptions, type SubscriptionRow } from './subscriptions.repository.ts';

/** The relevant subscription. @throws AppError no_subscription */
export async function findCurrentSubscription(db: Db, userId: string): Promise<SubscriptionRow> {
  const current = currentOf(await listLiveSubscriptions(db, userId), new Date());
  if (current === null) throw new AppError('no_subscription');
  return current;
}
