import type { Paddle, Price } from '@paddle/paddle-node-sdk';
import type { CheckoutPlan } from '@vitrine/contract';
import type { ProviderPrice } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle } from './ask-paddle.ts';
import { planOf } from './read-custom-data.ts';

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

/** The active prices that name a plan; if several do, the newest. */
export async function listPrices(paddle: Paddle): Promise<ProviderPrice[]> {
  const prices = await askPaddle(() => readAll(paddle), { again: true });
  const newest = new Map<CheckoutPlan, Price>();
  for (const price of prices.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const plan = planOf(price, price.product);
    if (plan !== null && isSoldAs(plan, price)) newest.set(plan, price);
  }
  return [...newest].map(([plan, price]) => toProviderPrice(plan, price));
}

async function readAll(paddle: Paddle): Promise<Price[]> {
  const prices: Price[] = [];
  const pages = paddle.prices.list({ status: ['active'], include: ['product'], perPage: 200 });
  for await (const price of pages) prices.push(price);
  return prices;
}

/** A plan is paid monthly, a set once; a price of another kind has another purpose. */
const isSoldAs = (plan: CheckoutPlan, { type, billingCycle }: Price): boolean =>
  type === 'standard' &&
  (plan === 'one_time'
    ? billingCycle === null
    : billingCycle !== null && billingCycle.interval === 'month' && billingCycle.frequency === 1);

const toProviderPrice = (plan: CheckoutPlan, { id, unitPrice, trialPeriod }: Price): ProviderPrice => ({
  id,
  plan,
  amountMinor: Number(unitPrice.amount),
  currency: unitPrice.currencyCode,
  trialDays: trialPeriod === null ? 0 : DAYS[trialPeriod.interval] * trialPeriod.frequency,
});
