import type { PaymentsParts } from './payments-parts.ts';
import type { ReceivedEvent } from './payment-provider-port.ts';
import { insertWebhookEvent } from './webhook-events.repository.ts';

/** Keeps an event and asks for it to be worked off, in one transaction; what was kept before is not kept again. */
export async function receiveEvent(
  { db, queue }: Pick<PaymentsParts, 'db' | 'queue'>,
  event: ReceivedEvent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await insertWebhookEvent(tx, event);
    if (isNew) await queue.enqueue(tx, 'work-off-event', [{ eventId: event.id }]);
  });
}
