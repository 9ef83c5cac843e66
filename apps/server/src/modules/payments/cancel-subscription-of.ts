import type { PaymentsParts } from './payments-parts.ts';
import { listLiveSubscriptions } from './subscriptions.repository.ts';

/** Ends at once what a user is subscribed to, in the transaction of `db` that deletes the account: nobody pays for what is gone. */
export async function cancelSubscriptionOf(
  { db, queue }: Pick<PaymentsParts, 'db' | 'queue'>,
  userId: string,
): Promise<void> {
  const live = await listLiveSubscriptions(db, userId);
  const tasks = live.map(({ id }) => ({ subscriptionId: id }));
  if (tasks.length > 0) await queue.enqueue(db, 'end-subscription', tasks);
}
