import type { Db } from '../../database/db.ts';
import { findUserOfCustomer, lockBuyer } from './buyers.repository.ts';
import { findSubscription } from './subscriptions.repository.ts';

interface Payer {
  userId: string | null;
  customerId: string | null;
}

/**
 * Whose money this is: the user that we named at the purchase, else the one whose customer it is, else the one of the
 * subscription. Locks what moves money of this user. Null when the account is gone.
 */
export async function lockPayer(tx: Db, facts: Payer, subscriptionId: string | null): Promise<string | null> {
  const userId =
    facts.userId ??
    (facts.customerId === null ? undefined : await findUserOfCustomer(tx, facts.customerId)) ??
    (subscriptionId === null ? undefined : (await findSubscription(tx, subscriptionId))?.userId);
  if (userId === undefined || !UUID.test(userId)) return null;
  return (await lockBuyer(tx, userId)) ? userId : null;
}

/** What comes back from outside may be anything. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
