import { z } from 'zod';
import {
  CHECKOUT_PLANS,
  CHECKOUT_STATUSES,
  PAYMENT_STATUSES,
  PLAN_IDS,
  REFUND_POLICIES,
  SUBSCRIPTION_STATUSES,
} from './prices.ts';

/** What a subscription costs and gives each month. */
export const plan = z
  .object({
    name: z.string(),
    /** In units of the currency: 19.99. */
    price: z.number(),
    credits_per_month: z.int(),
    description: z.string(),
    /** Days free at the first subscription of an account; 0: none. */
    trial_days: z.int(),
    /** Credits that the free days come with. */
    trial_credits: z.int(),
    popular: z.boolean(),
  })
  .meta({ id: 'Plan' });

export const planCatalogue = z
  .object({
    plans: z.object({ starter: plan, pro: plan, premium: plan }),
    one_time: z.object({ price: z.number(), credits: z.int(), variations: z.int() }),
    /** ISO 4217. */
    currency: z.string(),
    /** What the pages promise about money back. */
    refund_policy: z.literal(REFUND_POLICIES),
  })
  .meta({ id: 'PlanCatalogue' });
export type PlanCatalogue = z.infer<typeof planCatalogue>;

const paymentMethod = z.literal('paddle_inline');
export const createSubscriptionBody = z.object({ plan: z.literal(PLAN_IDS), payment_method: paymentMethod });
export const createOneTimeBody = z.object({ payment_method: paymentMethod });

/** What the browser needs to open the card form of the payment provider. */
export const checkoutStart = z
  .object({
    success: z.literal(true),
    plan: z.literal(CHECKOUT_PLANS),
    paddle_subscription_data: z.object({
      paddle_overlay_data: z.object({
        price_id: z.string(),
        /** The transaction that was made for this checkout: the overlay opens it. */
        transaction_id: z.string(),
        custom_data: z.object({ checkoutId: z.uuid() }),
        /** Of paddle.js; in the local sandbox a word that the real one would refuse. */
        client_token: z.string(),
        /** `local`: the sandbox checkout of machines without keys. */
        environment: z.literal(['production', 'sandbox', 'local']),
        /** ISO 4217 and units of it; what the overlay will show, the trial's nothing included. */
        currency: z.string(),
        amount: z.number(),
      }),
    }),
  })
  .meta({ id: 'CheckoutStart' });
export type CheckoutStart = z.infer<typeof checkoutStart>;

export const checkout = z
  .object({
    id: z.uuid(),
    plan: z.literal(CHECKOUT_PLANS),
    status: z.literal(CHECKOUT_STATUSES),
    /** Credits that this checkout has brought so far. */
    credits: z.int(),
    created_at: z.string(),
    completed_at: z.string().nullable(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkout>;

export const subscription = z
  .object({
    plan: z.literal(PLAN_IDS),
    status: z.literal(SUBSCRIPTION_STATUSES),
    price: z.number(),
    currency: z.string(),
    credits_per_month: z.int(),
    started_at: z.string(),
    /** When the next payment is due; null when none is. */
    next_payment_at: z.string().nullable(),
    /** Set while a trial runs. */
    trial_ends_at: z.string().nullable(),
    /** Set when it was cancelled and still runs until then. */
    ends_at: z.string().nullable(),
    /** The cheaper plan that the next payment begins; null: the same again. */
    next_plan: z.literal(PLAN_IDS).nullable(),
    priority: z.boolean(),
    api_access: z.boolean(),
    phone_support: z.boolean(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

/** `subscription` is null for those who have none. */
export const currentSubscription = z.object({ subscription: subscription.nullable() });
export const changePlanBody = z.object({ plan: z.literal(PLAN_IDS) });
export const portalLink = z.object({ url: z.url() });

export const payment = z
  .object({
    id: z.uuid(),
    plan: z.literal(CHECKOUT_PLANS),
    status: z.literal(PAYMENT_STATUSES),
    /** In units of the currency, tax included. */
    amount: z.number(),
    tax: z.number(),
    /** Of it, what was paid back. */
    refunded: z.number(),
    currency: z.string(),
    credits: z.int(),
    /** Number of the provider's invoice, where there is one. */
    invoice_number: z.string().nullable(),
    paid_at: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;
