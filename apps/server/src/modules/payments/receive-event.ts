import type { PaymentsParts } from './payments-parts.ts';
import type { PaymentProvider, ReceivedEvent } from './payment-provider-port.ts';
import { redactEvent } from './redact-event.ts';
import { insertWebhookEvent } from './webhook-events.repository.ts';

/**
 * Keeps an event and asks for it to be worked off, in one transaction; what was kept before is not kept again. One that moves no
 * money, such as a customer's new address, is only noted: what it says of a person is never stored.
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

/** What cannot be understood may: its task tells what is wrong with it. */
function movesMoney(provider: PaymentProvider, event: ReceivedEvent): boolean {
  try {
    return provider.understandEvent(event).kind !== 'other';
  } catch {
    return true;
  }
}
