import type { Db } from '../../database/db.ts';
import { findCustomerId } from './buyers.repository.ts';
import { redactPerson } from './redact-event.ts';
import { lockEventsNaming, replacePayload } from './webhook-events.repository.ts';

/**
 * Removes a user's personal data from the payment provider's events, in the transaction of `db`: ids, states, times and amounts
 * of payments stay for the books. Unprocessed events keep their data until they are processed: a payment that arrived must be
 * booked, even without an account.
 */
export async function forgetPayer(db: Db, userId: string): Promise<void> {
  const customerId = await findCustomerId(db, userId);
  const events = await lockEventsNaming(db, [userId, ...(customerId === undefined ? [] : [customerId])]);
  for (const { id, payload, processedAt } of events) {
    if (processedAt !== null) await replacePayload(db, id, redactPerson(payload));
  }
}
