import { AppError } from '@vitrine/contract';
import type { PaymentsParts } from './payments-parts.ts';
import { lockWebhookEvent } from './webhook-events.repository.ts';

/**
 * Asks for a stored event to be worked off now, in the transaction of `db`; working off is idempotent, so asking twice does no harm.
 * @returns false when it is done already: nothing is asked for then
 * @throws AppError not_found
 */
export async function retryEvent(
  { db, queue }: Pick<PaymentsParts, 'db' | 'queue'>,
  eventId: string,
): Promise<boolean> {
  const event = await lockWebhookEvent(db, eventId);
  if (event === undefined) throw new AppError('not_found');
  if (event.processedAt !== null) return false;
  await queue.enqueue(db, 'work-off-event', [{ eventId }]);
  return true;
}
