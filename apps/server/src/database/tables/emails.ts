import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The outbox: an e-mail is written in the transaction of the fact it tells of. */
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
    /** Names the cause once for ever, where an e-mail must not be written twice. */
    causeKey: text('cause_key').unique(),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Deliveries that were tried. */
    tries: integer().notNull().default(0),
    /** Why the last one failed. */
    failure: text(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('emails_to').on(table.to, table.id)],
);
