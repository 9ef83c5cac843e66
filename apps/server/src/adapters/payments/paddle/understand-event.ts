import { EventName, type IEvents, Webhooks } from '@paddle/paddle-node-sdk';
import type { ProviderEvent, ReceivedEvent } from '../../../modules/payments/payment-provider-port.ts';
import { toAdjustmentFacts } from './to-adjustment-facts.ts';
import { toSubscriptionFacts } from './to-subscription-facts.ts';
import { toTransactionFacts } from './to-transaction-facts.ts';

/** What an event of Paddle means to us. */
export function understandEvent({ payload, occurredAt }: ReceivedEvent): ProviderEvent {
  const event = Webhooks.fromJson(payload as unknown as IEvents); // Kept as it came: the SDK's own type is what it says of such a payload.
  switch (event.eventType) {
    case EventName.TransactionPaymentFailed:
      return { kind: 'payment_failed', transaction: toTransactionFacts(event.data, occurredAt) };
    case EventName.TransactionCreated:
    case EventName.TransactionReady:
    case EventName.TransactionBilled:
    case EventName.TransactionPaid:
    case EventName.TransactionCompleted:
    case EventName.TransactionPastDue:
    case EventName.TransactionCanceled:
    case EventName.TransactionUpdated:
    case EventName.TransactionRevised:
      return { kind: 'transaction', transaction: toTransactionFacts(event.data, occurredAt) };
    case EventName.SubscriptionCreated:
    case EventName.SubscriptionTrialing:
    case EventName.SubscriptionActivated:
    case EventName.SubscriptionUpdated:
    case EventName.SubscriptionPastDue:
    case EventName.SubscriptionPaused:
    case EventName.SubscriptionResumed:
    case EventName.SubscriptionCanceled:
      return { kind: 'subscription', subscription: toSubscriptionFacts(event.data, occurredAt) };
    case EventName.AdjustmentCreated:
    case EventName.AdjustmentUpdated:
      return { kind: 'adjustment', adjustment: toAdjustmentFacts(event.data) };
    default:
      return { kind: 'other' };
  }
}
