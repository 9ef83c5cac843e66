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
 * Processes an event, unless that was done. Each part is idempotent and respects newer states, so events may arrive in any order,
 * and a crash between the effect and its mark is harmless. The mark also removes the event's personal data.
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
