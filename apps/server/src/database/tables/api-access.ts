import {
  API_SCOPES,
  DELIVERY_STATUSES,
  type DeliveryFailure,
  WEBHOOK_EVENTS,
  WEBHOOK_MESSAGES,
} from '@vitrine/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** API keys of an account's programs. A revoked key is deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The beginning of the key, for display. */
    prefix: text().notNull(),
    /** SHA-256 of the key, hex: the key itself is never stored. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: text({ enum: API_SCOPES }).array().notNull(),
    isSandbox: boolean('is_sandbox').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** To the minute. */
    lastUsedAt: at('last_used_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [index('api_keys_user').on(table.userId, table.id)],
);

/** Addresses that an account's job events are sent to. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Encrypted; it must be readable to sign. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The previous secret, which also signs until then. */
    formerSealedSecret: text('former_sealed_secret'),
    formerSecretUntil: at('former_secret_until'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_user').on(table.userId, table.id)],
);

/** The result of one delivery attempt. */
export interface DeliveryTry {
  /** ISO 8601. */
  at: string;
  /** Status of the answer; null: there was none. */
  status: number | null;
  failure: DeliveryFailure | null;
  milliseconds: number;
}

/** The outbox of webhooks: a message is written in the transaction that causes it, once per endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text({ enum: WEBHOOK_MESSAGES }).notNull(),
    /** The exact bytes of the body: a signed body must not be generated again. */
    body: text().notNull(),
    /** Not a foreign key: the delivery may outlive its job. */
    jobId: uuid('job_id'),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    /** Incremented by each resend; attempts of earlier rounds end when the next one starts. */
    round: integer().notNull().default(0),
    /** The last attempts, newest first. */
    tries: jsonb().$type<DeliveryTry[]>().notNull().default([]),
    /** Unique key of the cause: the same event is not sent twice. */
    causeKey: text('cause_key').notNull().unique(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
