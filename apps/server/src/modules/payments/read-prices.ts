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
  /** Null: the provider lists no price, so it cannot be bought now. */
  priceId: string | null;
  amountMinor: number;
  trialDays: number;
}

export interface Prices {
  /** ISO 4217, the same for all offers. */
  currency: string;
  offers: Record<CheckoutPlan, Offer>;
}

/** Delay before asking the provider again after a failure. */
const RETRY_MS = 15_000;

interface Remembered {
  prices: Prices;
  until: number;
}
const remembered = new WeakMap<PaymentProvider, Remembered>();

/**
 * The price of each plan: from the provider, asked at most once in five minutes; missing ones, or all if it does not answer, are
 * as last known, else the contract's fallback. Never throws.
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
  // A catalogue has one currency: prices in another cannot be listed with it.
  const known = new Map(told.filter((price) => price.currency === currency).map((price) => [price.plan, price]));
  const offers = CHECKOUT_PLANS.map((plan) => [plan, offerOf(known.get(plan), plan)] as const);
  return { currency, offers: Object.fromEntries(offers) as Record<CheckoutPlan, Offer> };
}

const offerOf = (price: ProviderPrice | undefined, plan: CheckoutPlan): Offer =>
  price === undefined
    ? { priceId: null, amountMinor: fallbackOf(plan), trialDays: plan === 'one_time' ? 0 : PLANS[plan].trialDays }
    : { priceId: price.id, amountMinor: price.amountMinor, trialDays: price.trialDays };

const fallbackOf = (plan: CheckoutPlan): number => (plan === 'one_time' ? ONE_TIME.priceCents : PLANS[plan].priceCents);
