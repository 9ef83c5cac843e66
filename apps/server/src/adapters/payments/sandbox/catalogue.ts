import type { IProductResponse } from '@paddle/paddle-node-sdk';
import { type CheckoutPlan, ONE_TIME, type PlanId, PLANS } from '@vitrine/contract';
import { CURRENCY, type CatalogPrice } from './entities.ts';
import { notFound } from './paddle-error.ts';

const MADE_AT = '2026-01-01T00:00:00.000Z';
const BASE = { status: 'active', created_at: MADE_AT, updated_at: MADE_AT, import_meta: null } as const;

interface Offer {
  plan: CheckoutPlan;
  name: string;
  priceCents: number;
  /** Null: paid once. */
  cycle: { interval: 'month'; frequency: number } | null;
  trialDays: number;
}

const monthly = (plan: PlanId, name: string): Offer => ({
  plan,
  name,
  priceCents: PLANS[plan].priceCents,
  cycle: { interval: 'month', frequency: 1 },
  trialDays: PLANS[plan].trialDays,
});

const OFFERS: Offer[] = [
  { plan: 'one_time', name: 'One set', priceCents: ONE_TIME.priceCents, cycle: null, trialDays: 0 },
  monthly('starter', 'Vitrine Starter'),
  monthly('pro', 'Vitrine Pro'),
  monthly('premium', 'Vitrine Premium'),
];

/** The same on every machine, so that a stored price id stays valid. */
const idOf = (prefix: string, name: string): string => `${prefix}_${name.replaceAll('_', '').padStart(26, '0')}`;

function priceOf({ plan, name, priceCents, cycle, trialDays }: Offer): CatalogPrice {
  const product_id = idOf('pro', plan);
  const shared = { ...BASE, type: 'standard', custom_data: { plan } } as const;
  return {
    ...shared,
    id: idOf('pri', plan),
    product_id,
    name,
    description: trialDays > 0 ? `${name}, ${trialDays} days free` : name,
    billing_cycle: cycle,
    trial_period: trialDays > 0 ? { interval: 'day', frequency: trialDays, requires_payment_method: true } : null,
    tax_mode: 'internal',
    unit_price: { amount: String(priceCents), currency_code: CURRENCY },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    product: { ...shared, id: product_id, name, description: null, tax_category: 'saas', image_url: null },
  };
}

/** What the stand-in sells: our prices, as an operator would enter them in Paddle. */
export const PRICES: readonly CatalogPrice[] = OFFERS.map(priceOf);

/** @throws PaddleError not_found */
export function findPrice(id: string): CatalogPrice {
  const price = PRICES.find((each) => each.id === id);
  if (price === undefined) throw notFound(id);
  return price;
}

/** @throws PaddleError not_found */
export function findProduct(id: string): IProductResponse {
  const price = PRICES.find(({ product }) => product.id === id);
  if (price === undefined) throw notFound(id);
  return price.product;
}
