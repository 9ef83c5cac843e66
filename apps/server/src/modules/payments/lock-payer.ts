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
 * The owner of a payment: of its checkout, else the user named at the purchase, else the user with this customer id, else the
 * owner of the subscription. Locks the user's ledger. Null if the account is gone.
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

/** Data from outside may have any format. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const uuidOf = (text: string | null | undefined): string | null =>
  text !== null && text !== undefined && UUID.test(text) ? text : null;
