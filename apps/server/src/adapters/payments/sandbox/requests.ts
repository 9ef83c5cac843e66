import { z } from 'zod';

const amount = z.string().regex(/^\d{1,9}$/);
const cycle = z.object({ interval: z.literal(['day', 'week', 'month', 'year']), frequency: z.int().min(1) });
const customData = z.record(z.string(), z.unknown());
const names = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text === '' ? undefined : text.split(',')));

/** The part of Paddle's requests that the stand-in accepts. */
export const createCustomerBody = z.object({
  email: z.email(),
  name: z.string().nullish(),
  locale: z.string().default('en'),
  custom_data: customData.nullish(),
});
export const updateCustomerBody = createCustomerBody.partial().extend({
  status: z.literal(['active', 'archived']).optional(),
});

const inlinePrice = z.object({
  product_id: z.string(),
  name: z.string().nullish(),
  description: z.string(),
  unit_price: z.object({ amount, currency_code: z.literal('USD') }),
  billing_cycle: cycle.nullish(),
  trial_period: cycle.nullish(),
  custom_data: customData.nullish(),
});
export type InlinePrice = z.infer<typeof inlinePrice>;

const oneItem = z.object({ price_id: z.string().optional(), price: inlinePrice.optional(), quantity: z.literal(1) });
export const createTransactionBody = z.object({
  items: z.tuple([oneItem]),
  customer_id: z.string(),
  custom_data: customData.nullish(),
});
export type CreateTransactionBody = z.infer<typeof createTransactionBody>;

export const updateSubscriptionBody = z.object({
  items: z.tuple([z.object({ price_id: z.string(), quantity: z.literal(1) })]).optional(),
  proration_billing_mode: z
    .literal([
      'prorated_immediately',
      'prorated_next_billing_period',
      'full_immediately',
      'full_next_billing_period',
      'do_not_bill',
    ])
    .optional(),
  on_payment_failure: z.literal(['prevent_change', 'apply_change']).default('prevent_change'),
  scheduled_change: z.null().optional(),
});
export type UpdateSubscriptionBody = z.infer<typeof updateSubscriptionBody>;

export const effectiveBody = z
  .object({ effective_from: z.string().default('next_billing_period') })
  .default({ effective_from: 'next_billing_period' });

export const createAdjustmentBody = z.object({
  action: z.literal('refund'),
  type: z.literal(['full', 'partial']).default('partial'),
  transaction_id: z.string(),
  reason: z.string().min(1),
  items: z
    .array(z.object({ item_id: z.string(), type: z.literal(['full', 'partial']), amount: amount.nullish() }))
    .default([]),
});
export type CreateAdjustmentBody = z.infer<typeof createAdjustmentBody>;

export const portalBody = z.object({ subscription_ids: z.array(z.string()).max(25).default([]) });

/** Filters of the lists with their allowed names, and paging. */
export const listQuery = z.object({
  id: names,
  email: names,
  status: names,
  customer_id: names,
  subscription_id: names,
  transaction_id: names,
  product_id: names,
  origin: names,
  action: names,
  event_type: names,
  after: z.string().optional(),
  per_page: z.coerce.number().int().min(1).max(200).default(50),
  order_by: z
    .string()
    .regex(/^\w+\[(ASC|DESC)\]$/i)
    .optional(),
});
export type ListQuery = z.infer<typeof listQuery>;
