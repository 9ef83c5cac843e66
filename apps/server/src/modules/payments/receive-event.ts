import type { PaymentsParts } from './payments-parts.ts';
import type { PaymentProvider, ReceivedEvent } from './payment-provider-port.ts';
import { redactEvent } from './redact-event.ts';
import { insertWebhookEvent } from './webhook-events.repository.ts';

/**
 * Stores an event and enqueues its processing, in one transaction; duplicates are not stored again. An event without effect on
 * payments, such as a customer's new address, is only noted: its personal data is never stored.
 */
export async function receiveEvent(
  { db, queue, paymentProvider }: Pick<PaymentsParts, 'db' | 'queue' | 'paymentProvider'>,
  event: ReceivedEvent,
): Promise<void> {
  if (!movesMoney(paymentProvider, event)) {
    await insertWebhookEvent(db, { ...event, payload: redactEvent(event.payload), processedAt: new Date() });
    return;
  }
  await db.transaction(async (tx) => {
    const isNew = await insertWebhookEvent(tx, event);
    if (isNew) await queue.enqueue(tx, 'work-off-event', [{ eventId: event.id }]);
  });
}

/** An event that cannot be interpreted may affect payments: its task reports the error. */
function movesMoney(provider: PaymentProvider, event: ReceivedEvent): boolean {
  try {
    return provider.understandEvent(event).kind !== 'other';
  } catch {
    return true;
  }
}
