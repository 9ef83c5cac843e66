/** Subscription plans, cheapest first. */
export const PLAN_IDS = ['starter', 'pro', 'premium'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
/** What can be bought. */
export const CHECKOUT_PLANS = ['one_time', ...PLAN_IDS] as const;
export type CheckoutPlan = (typeof CHECKOUT_PLANS)[number];

export const CHECKOUT_STATUSES = ['open', 'completed', 'failed', 'closed'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export const PAYMENT_STATUSES = ['paid', 'failed', 'partly_refunded', 'refunded', 'charged_back'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** `guarantee`: 30 days money back on subscriptions; `final`: all sales are final. */
export const REFUND_POLICIES = ['guarantee', 'final'] as const;
export type RefundPolicy = (typeof REFUND_POLICIES)[number];

/** Currency of the default prices below. */
export const FALLBACK_CURRENCY = 'USD';
/** Default price of one set without a subscription, in cents, unless the payment provider has another. */
export const ONE_TIME = { priceCents: 999, credits: 1 } as const;
/** Default plans, unless the payment provider has others: cents a month, credits a month, days of trial. */
export const PLANS = {
  starter: { priceCents: 1999, creditsPerMonth: 15, trialDays: 0, priority: false, apiAccess: false, phone: false },
  pro: { priceCents: 3999, creditsPerMonth: 35, trialDays: 14, priority: true, apiAccess: false, phone: false },
  premium: { priceCents: 7999, creditsPerMonth: 75, trialDays: 0, priority: true, apiAccess: true, phone: true },
} as const satisfies Record<PlanId, object>;
/** Credits of a trial: enough to judge the result, once per account. The plan's own start with its first payment. */
export const TRIAL_CREDITS = 5;
/** Milliseconds for which the catalogue of plans is cached. */
export const CATALOGUE_CACHE_MS = 5 * 60_000;
