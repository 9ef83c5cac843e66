import { z } from 'zod';
import { CREDIT_STATES, JOB_STATUSES } from './jobs.contract.ts';
import { pageOf, pageQuery } from './page.contract.ts';
import { payment } from './payments.contract.ts';
import { PAYMENT_STATUSES } from './prices.ts';

/** The owner; a guest has no address, and what outlives its account has no owner. */
const owner = { user_id: z.uuid(), user_email: z.string().nullable() };

/** Part of the owner's address, or a full id: of the item or its owner. */
const query = z.string().trim().max(254).optional();

export const adminJob = z
  .object({
    id: z.uuid(),
    ...owner,
    status: z.literal(JOB_STATUSES),
    credit: z.literal(CREDIT_STATES),
    /** Of the words on its pictures. */
    language: z.string(),
    /** 1, and one more for each retry. */
    attempt: z.int(),
    progress: z.object({ done: z.int(), failed: z.int(), total: z.int() }),
    /** Error of the last failed task: a code, or a technical message. Null if none was recorded. */
    failure: z.string().nullable(),
    /** Something is missing and can be retried. */
    can_retry: z.boolean(),
    created_at: z.string(),
    first_picture_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'AdminJob' });
export type AdminJob = z.infer<typeof adminJob>;

export const adminJobsQuery = pageQuery.extend({ query, status: z.literal(JOB_STATUSES).optional() });
export type AdminJobsQuery = z.infer<typeof adminJobsQuery>;

export const adminPayment = payment
  .extend({
    user_id: z.uuid().nullable(),
    user_email: z.string().nullable(),
    /** The provider's. */
    transaction_id: z.string(),
  })
  .meta({ id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof adminPayment>;

/** `query` also matches the provider's transaction and the invoice number. */
export const adminPaymentsQuery = pageQuery.extend({ query, status: z.literal(PAYMENT_STATUSES).optional() });
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;

/** A page, and the totals of the filter: one per currency, in its units, without failed payments. */
export const adminPayments = pageOf(adminPayment).extend({
  totals: z.array(
    z.object({ currency: z.string(), payments: z.int(), amount: z.number(), refunded: z.number(), net: z.number() }),
  ),
});
export type AdminPayments = z.infer<typeof adminPayments>;

/** `waiting`: not tried yet. `failing`: failed so far, retried automatically. `done`: processed. */
export const WEBHOOK_STATES = ['waiting', 'failing', 'done'] as const;

/** An event that the payment provider sent. */
export const adminWebhook = z
  .object({
    /** The provider's. */
    id: z.string(),
    type: z.string(),
    state: z.literal(WEBHOOK_STATES),
    attempts: z.int(),
    last_error: z.string().nullable(),
    occurred_at: z.string(),
    received_at: z.string(),
    processed_at: z.string().nullable(),
  })
  .meta({ id: 'AdminWebhook' });
export type AdminWebhook = z.infer<typeof adminWebhook>;

/** The event's ids, states, times and amounts. Names, addresses and cards are hidden, and counted. */
export const adminWebhookDetail = adminWebhook
  .extend({ facts: z.array(z.object({ name: z.string(), value: z.string() })), hidden: z.int() })
  .meta({ id: 'AdminWebhookDetail' });
export type AdminWebhookDetail = z.infer<typeof adminWebhookDetail>;

/** The provider's ids are not UUIDs, and neither is the cursor. `query`: a full event id, or the beginning of a type. */
export const adminWebhooksQuery = pageQuery.extend({
  cursor: z.string().max(100).optional(),
  query: z.string().trim().max(100).optional(),
  state: z.literal(WEBHOOK_STATES).optional(),
});
export type AdminWebhooksQuery = z.infer<typeof adminWebhooksQuery>;
