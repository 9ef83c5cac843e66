import type { Subscription, SubscriptionCreatedNotification, SubscriptionNotification } from '@paddle/paddle-node-sdk';
import type { SubscriptionFacts } from '../../../modules/payments/payment-provider-port.ts';
import { planOf, readOwnIds } from './read-custom-data.ts';

type Told = Subscription | SubscriptionNotification | SubscriptionCreatedNotification;

const date = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** A Paddle subscription in our terms. `occurredAt`: time of the event that reported it. */
export function toSubscriptionFacts(told: Told, occurredAt = new Date(told.updatedAt)): SubscriptionFacts {
  const { currentBillingPeriod: period } = told;
  return {
    id: told.id,
    status: told.status,
    customerId: told.customerId,
    userId: readOwnIds(told.customData).userId,
    plan: planOfSubscription(told),
    startedAt: new Date(told.startedAt ?? told.createdAt),
    period: period && { startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) },
    nextPaymentAt: date(told.nextBilledAt),
    trialEndsAt: told.status === 'trialing' ? trialEndOf(told) : null,
    endsAt: endOf(told),
    occurredAt,
  };
}

function planOfSubscription({ items }: Told): SubscriptionFacts['plan'] {
  const plan = items.map(({ price, product }) => planOf(price, product)).find((each) => each !== null) ?? null;
  return plan === 'one_time' ? null : plan;
}

const trialEndOf = ({ items, nextBilledAt, currentBillingPeriod }: Told): Date | null =>
  date(items[0]?.trialDates?.endsAt ?? nextBilledAt ?? currentBillingPeriod?.endsAt);

const endOf = ({ status, canceledAt, scheduledChange }: Told): Date | null =>
  date(status === 'canceled' ? canceledAt : scheduledChange?.action === 'cancel' ? scheduledChange.effectiveAt : null);
