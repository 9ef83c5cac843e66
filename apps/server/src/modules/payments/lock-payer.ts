import type { Db } from '../../database/db.ts';
import { findUserOfCustomer, lockBuyer } from './buyers.repository.ts';
import { findCheckout } from './checkouts.repository.ts';
import { findSubscription } from './subscriptions.repository.ts';

interface Payer {
  userId: string | null;
  customerId: string | null;
  checkoutId?: string | null;
  subscriptionId: string | null;
}

/**
 * Whose money this is: of the checkout that it pays for, else the user that we named at the purchase, else the one whose customer it is, else
 * the one of the subscription. Locks what moves money of this user. Null when the account is gone.
 */
export async function lockPayer(tx: Db, facts: Payer): Promise<string | null> {
  const { userId, customerId, subscriptionId } = facts;
  const checkoutId = uuidOf(facts.checkoutId);
  const named =
    (checkoutId === null ? undefined : (await findCheckout(tx, checkoutId))?.userId) ??
    uuidOf(userId) ??
    (customerId === null ? undefined : await findUserOfCustomer(tx, customerId)) ??
    (subscriptionId === null ? undefined : (await findSubscription(tx, subscriptionId))?.userId);
  return named === undefined ? null : lockBuyer(tx, named);
}

/** What comes back from outside may be anything. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const uuidOf = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && UUID.test(text) ? text : null;
