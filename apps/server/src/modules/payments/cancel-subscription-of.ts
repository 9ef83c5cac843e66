import type { PaymentsParts } from './payments-parts.ts';
import { listLiveSubscriptions } from './subscriptions.repository.ts';

/**
 * Cancels a user's subscription at once, in the transaction of `db` that deletes the account, so that nobody pays for a deleted
 * account.
 */
export async function cancelSubscriptionOf(
  { db, queue }: Pick<PaymentsParts, 'db' | 'queue'>,
  userId: string,
): Promise<void> {
  const live = await listLiveSubscriptions(db, userId);
  const tasks = live.map(({ id }) => ({ subscriptionId: id }));
  if (tasks.length > 0) await queue.enqueue(db, 'end-subscription', tasks);
}
