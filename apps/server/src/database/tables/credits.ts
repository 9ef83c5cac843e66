import { CREDIT_CAUSES } from '@vitrine/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * The ledger: append-only, one line per cause. A user's balance is the sum of the changes; `balanceAfter` repeats it so that the
 * database itself can refuse a negative balance and the user can read the history without arithmetic.
 */
export const creditLines = pgTable(
  'credit_lines',
  {
    id: uuid().primaryKey(),
    /** Insertion order: also orders two lines of the same millisecond. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cause: text({ enum: CREDIT_CAUSES }).notNull(),
    balanceChange: integer('balance_change').notNull(),
    pendingChange: integer('pending_change').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    pendingAfter: integer('pending_after').notNull(),
    jobId: uuid('job_id'),
    /** The payment that brought the credits or took them back. */
    paymentId: uuid('payment_id'),
    /** Reason in words, if a person decided it. */
    reason: text(),
    /** Unique key of the cause: the same thing cannot be booked twice. */
    causeKey: text('cause_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_lines_user').on(table.userId, table.position),
    index('credit_lines_created').on(table.createdAt),
    check('credit_lines_balance', sql`${table.balanceAfter} >= 0`),
    check('credit_lines_pending', sql`${table.pendingAfter} >= 0`),
  ],
);
