import type { Transaction, TransactionNotification } from '@paddle/paddle-node-sdk';
import type { TransactionFacts } from '../../../modules/payments/payment-provider-port.ts';
import { planOf, readOwnIds } from './read-custom-data.ts';

type Told = Transaction | TransactionNotification;

const STATUSES: Partial<Record<Told['status'], TransactionFacts['status']>> = {
  completed: 'completed',
  past_due: 'past_due',
  canceled: 'canceled',
};
const ORIGINS: Partial<Record<Told['origin'], TransactionFacts['origin']>> = {
  api: 'checkout',
  web: 'checkout',
  subscription_recurring: 'renewal',
  subscription_update: 'change',
};

/** A Paddle transaction in our terms. `occurredAt`: time of the event that reported it. */
export function toTransactionFacts(told: Told, occurredAt = new Date(told.updatedAt)): TransactionFacts {
  const origin = ORIGINS[told.origin] ?? 'other';
  const totals = told.details?.totals;
  const totalMinor = Number(totals?.grandTotal ?? 0);
  const { billingPeriod: period } = told;
  return {
    id: told.id,
    status: STATUSES[told.status] ?? 'open',
    origin,
    customerId: told.customerId,
    ...readOwnIds(told.customData),
    subscriptionId: told.subscriptionId,
    plan: planOfTransaction(told),
    totalMinor,
    taxMinor: Number(totals?.grandTotalTax ?? 0),
    currency: told.currencyCode,
    period: period && { startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) },
    share: origin === 'change' ? shareOf(told) : 1,
    startsTrial: origin === 'checkout' && totalMinor === 0 && told.items.some(({ price }) => price?.trialPeriod),
    invoiceNumber: told.invoiceNumber,
    paidAt: new Date(told.billedAt ?? told.createdAt),
    occurredAt,
  };
}

function planOfTransaction({ items, details }: Told): TransactionFacts['plan'] {
  const plans = items.map(({ price }) => {
    const line = details?.lineItems.find(({ priceId }) => priceId === price?.id);
    return planOf(price, line?.product);
  });
  return plans.find((plan) => plan !== null) ?? null;
}

/** Fraction of the period that the higher plan is charged for. */
function shareOf({ items }: Told): number {
  const rates = items.map(({ proration }) => Number(proration?.rate)).filter((rate) => rate > 0 && rate <= 1);
  return rates.length === 0 ? 1 : Math.max(...rates);
}
