import {
  CATALOGUE_CACHE_MS,
  CHECKOUT_PLANS,
  type CheckoutPlan,
  FALLBACK_CURRENCY,
  ONE_TIME,
  PLANS,
} from '@vitrine/contract';
import type { PaymentProvider, ProviderPrice } from './payment-provider-port.ts';

export interface Offer {
  /** Null: the provider has told of no price, so it cannot be bought now. */
  priceId: string | null;
  amountMinor: number;
  trialDays: number;
}

export interface Prices {
  /** ISO 4217, of all offers. */
  currency: string;
  offers: Record<CheckoutPlan, Offer>;
}

/** After a failure the provider is asked again this soon. */
const RETRY_MS = 15_000;

interface Remembered {
  prices: Prices;
  until: number;
}
const remembered = new WeakMap<PaymentProvider, Remembered>();

/**
 * What each plan costs: as the provider says, asked at most once in five minutes; what it does not say, or when it does not
 * answer, is as last heard, else the fallback of the contract. Never throws.
 */
export async function readPrices(provider: PaymentProvider, nowMs = Date.now()): Promise<Prices> {
  const before = remembered.get(provider);
  if (before !== undefined && nowMs < before.until) return before.prices;
  const told = await provider.listPrices().catch(() => null);
  const answer: Remembered =
    told === null
      ? { prices: before?.prices ?? pricesOf([]), until: nowMs + RETRY_MS }
      : { prices: pricesOf(told), until: nowMs + CATALOGUE_CACHE_MS };
  remembered.set(provider, answer);
  return answer.prices;
}

function pricesOf(told: readonly ProviderPrice[]): Prices {
  const currency = told[0]?.currency ?? FALLBACK_CURRENCY;
  // One catalogue has one currency: a price in another cannot stand beside it.
  const known = new Map(told.filter((price) => price.currency === currency).map((price) => [price.plan, price]));
  const offers = CHECKOUT_PLANS.map((plan) => [plan, offerOf(known.get(plan), plan)] as const);
  return { currency, offers: Object.fromEntries(offers) as Record<CheckoutPlan, Offer> };
}

const offerOf = (price: ProviderPrice | undefined, plan: CheckoutPlan): Offer =>
  price === undefined
    ? { priceId: null, amountMinor: fallbackOf(plan), trialDays: plan === 'one_time' ? 0 : PLANS[plan].trialDays }
    : { priceId: price.id, amountMinor: price.amountMinor, trialDays: price.trialDays };

const fallbackOf = (plan: CheckoutPlan): number => (plan === 'one_time' ? ONE_TIME.priceCents : PLANS[plan].priceCents);
