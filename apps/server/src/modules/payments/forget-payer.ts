import type { Db } from '../../database/db.ts';
import { findCustomerId } from './buyers.repository.ts';
import { redactPerson } from './redact-event.ts';
import { lockEventsNaming, replacePayload } from './webhook-events.repository.ts';

/**
 * Takes a user out of all that the payment provider told of them, in the transaction of `db`: what stays are ids, states, times
 * and amounts of payments, for the books. What is not worked off yet keeps what it says until it is: money that came must be
 * booked, for nobody.
 */
export async function forgetPayer(db: Db, userId: string): Promise<void> {
  const customerId = await findCustomerId(db, userId);
  const events = await lockEventsNaming(db, [userId, ...(customerId === undefined ? [] : [customerId])]);
  for (const { id, payload, processedAt } of events) {
    if (processedAt !== null) await replacePayload(db, id, redactPerson(payload));
  }
}
