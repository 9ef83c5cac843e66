import { AppError } from '@vitrine/contract';
import type { PaymentsParts } from './payments-parts.ts';
import { lockWebhookEvent } from './webhook-events.repository.ts';

/**
 * Requests processing of a stored event now, in the transaction of `db`; processing is idempotent, so repeating is harmless.
 * @returns false if it is already processed: then nothing is enqueued
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
