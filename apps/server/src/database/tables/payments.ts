import {
  CHECKOUT_PLANS,
  CHECKOUT_STATUSES,
  PAYMENT_STATUSES,
  PLAN_IDS,
  SUBSCRIPTION_STATUSES,
} from '@vitrine/contract';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A user's id at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
});

/** A started purchase. The payment arrives by a webhook that names it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: CHECKOUT_PLANS }).notNull(),
    status: text({ enum: CHECKOUT_STATUSES }).notNull().default('open'),
    priceId: text('price_id').notNull(),
    /** The provider's transaction; null until the provider has answered. */
    transactionId: text('transaction_id').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
    completedAt: at('completed_at'),
  },
  (table) => [index('checkouts_user').on(table.userId, table.id), index('checkouts_status').on(table.status, table.id)],
);

/** A subscription as last reported by the provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLAN_IDS }).notNull(),
    /** The higher plan, paid until the end of the period, after a downgrade. */
    paidPlan: text('paid_plan', { enum: PLAN_IDS }),
    paidPlanUntil: at('paid_plan_until'),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    startedAt: at('started_at').notNull(),
    periodStartsAt: at('period_starts_at'),
    periodEndsAt: at('period_ends_at'),
    nextPaymentAt: at('next_payment_at'),
    trialEndsAt: at('trial_ends_at'),
    /** When a cancellation takes effect. */
    endsAt: at('ends_at'),
    /** Time of the state in this row: older events change nothing. */
    occurredAt: at('occurred_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

/** Payments. They outlive the account, as bookkeeping requires. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    /** Null when the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The provider's; unique, so each transaction is booked once. */
    transactionId: text('transaction_id').notNull().unique(),
    subscriptionId: text('subscription_id'),
    checkoutId: uuid('checkout_id'),
    plan: text({ enum: CHECKOUT_PLANS }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    /** Smallest units of the currency, tax included. */
    amountMinor: integer('amount_minor').notNull(),
    taxMinor: integer('tax_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    currency: text().notNull(),
    /** Credits that it granted. */
    credits: integer().notNull(),
    invoiceNumber: text('invoice_number'),
    paidAt: at('paid_at').notNull(),
    occurredAt: at('occurred_at').notNull(),
  },
  (table) => [index('payments_user').on(table.userId, table.id), index('payments_paid').on(table.paidAt)],
);

/** Events as the provider sent them: acknowledged at once, processed once, kept as evidence. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The provider's event id: duplicates are stored once. */
    id: text().primaryKey(),
    type: text().notNull(),
    occurredAt: at('occurred_at').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    processedAt: at('processed_at'),
    tries: integer().notNull().default(0),
    failure: text(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
);

/** State of the local payment stand-in; empty with the real provider. */
export const sandboxEntities = pgTable(
  'sandbox_entities',
  {
    /** As the provider would name it: ctm_…, txn_…, sub_…, evt_…. */
    id: text().primaryKey(),
    kind: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_entities_kind').on(table.kind, table.id)],
);
