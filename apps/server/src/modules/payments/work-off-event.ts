import { AppError } from '@vitrine/contract';
import { applySubscription } from './apply-subscription.ts';
import { bookAdjustments } from './book-adjustments.ts';
import { bookPaymentFailure } from './book-payment-failure.ts';
import { bookTransaction } from './book-transaction.ts';
import type { ProviderEvent } from './payment-provider-port.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { redactEvent } from './redact-event.ts';
import { findWebhookEvent, markFailed, markProcessed } from './webhook-events.repository.ts';

/**
 * Does what an event asks for, unless it was done. Each part is idempotent and looks at what is newer, so events may come in any
 * order and a crash between the deed and its mark does no harm. What an event says of persons goes with the mark.
 */
export async function workOffEvent(parts: PaymentsParts, eventId: string): Promise<void> {
  const event = await findWebhookEvent(parts.db, eventId);
  if (event === undefined || event.processedAt !== null) return;
  try {
    await act(parts, parts.paymentProvider.understandEvent(event));
  } catch (error) {
    await markFailed(parts.db, eventId, describe(error));
    throw error;
  }
  await markProcessed(parts.db, eventId, redactEvent(event.payload));
}

async function act(parts: PaymentsParts, event: ProviderEvent): Promise<void> {
  switch (event.kind) {
    case 'transaction':
      return bookTransaction(parts, event.transaction);
    case 'payment_failed':
      return bookPaymentFailure(parts, event.transaction);
    case 'subscription':
      return applySubscription(parts, event.subscription);
    case 'adjustment':
      return bookAdjustments(parts, event.adjustment);
    case 'other':
  }
}

const describe = (error: unknown): string => (error instanceof AppError ? error.code : String(error)).slice(0, 500);
