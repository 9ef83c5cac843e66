import { z } from 'zod';
import { CREDIT_STATES, JOB_STATUSES } from './jobs.contract.ts';
import { pageOf, pageQuery } from './page.contract.ts';
import { payment } from './payments.contract.ts';
import { PAYMENT_STATUSES } from './prices.ts';

/** Whose it is; a guest has no address, and what outlives an account has nobody. */
const owner = { user_id: z.uuid(), user_email: z.string().nullable() };

/** Part of the owner's address, or a whole id: of the thing or of its owner. */
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
    /** What the last task that did not work out ran into: a code, or a technical message. Null where none was kept. */
    failure: z.string().nullable(),
    /** Something is missing and can be made again. */
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

/** `query` finds the provider's transaction and the number of an invoice too. */
export const adminPaymentsQuery = pageQuery.extend({ query, status: z.literal(PAYMENT_STATUSES).optional() });
export type AdminPaymentsQuery = z.infer<typeof adminPaymentsQuery>;

/** A page, and what all that the filter finds comes to: one total a currency, in its units, without payments that failed. */
export const adminPayments = pageOf(adminPayment).extend({
  totals: z.array(
    z.object({ currency: z.string(), payments: z.int(), amount: z.number(), refunded: z.number(), net: z.number() }),
  ),
});
export type AdminPayments = z.infer<typeof adminPayments>;

/** `waiting`: not tried yet. `failing`: tried without success; tried again by itself. `done`: worked off. */
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

/** The event with what it says of ids, states, times and amounts. Names, addresses and cards stay hidden, and are counted. */
export const adminWebhookDetail = adminWebhook
  .extend({ facts: z.array(z.object({ name: z.string(), value: z.string() })), hidden: z.int() })
  .meta({ id: 'AdminWebhookDetail' });
export type AdminWebhookDetail = z.infer<typeof adminWebhookDetail>;

/** Ids of the provider are no UUIDs, so the cursor is none either. `query`: a whole event id, or the beginning of a type. */
export const adminWebhooksQuery = pageQuery.extend({
  cursor: z.string().max(100).optional(),
  query: z.string().trim().max(100).optional(),
  state: z.literal(WEBHOOK_STATES).optional(),
});
export type AdminWebhooksQuery = z.infer<typeof adminWebhooksQuery>;
