import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The outbox: an e-mail is written in the transaction that causes it. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: text().array().notNull(),
    /** Unique key of the cause, for e-mails that must not be sent twice. */
    causeKey: text('cause_key').unique(),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Delivery attempts so far. */
    tries: integer().notNull().default(0),
    /** Why the last attempt failed. */
    failure: text(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('emails_to').on(table.to, table.id)],
);
