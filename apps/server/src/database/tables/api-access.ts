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

/** Keys with which programs of an account ask. A key that was revoked is gone. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the key begins: it is shown. */
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

/** Where an account wants to be told what happens to its jobs. */
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
    /** The one before it, which signs along until then. */
    formerSealedSecret: text('former_sealed_secret'),
    formerSecretUntil: at('former_secret_until'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_user').on(table.userId, table.id)],
);

/** How one try to deliver went. */
export interface DeliveryTry {
  /** ISO 8601. */
  at: string;
  /** Of the answer; null: there was none. */
  status: number | null;
  failure: DeliveryFailure | null;
  milliseconds: number;
}

/** The outbox of webhooks: a message is written in the transaction of the fact it tells of, once for each endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    type: text({ enum: WEBHOOK_MESSAGES }).notNull(),
    /** The body, byte by byte: what is signed must not be made anew. */
    body: text().notNull(),
    /** No reference: the delivery tells of a job that may be gone. */
    jobId: uuid('job_id'),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    /** Counts how often it was asked for again: the tries before end with the next one. */
    round: integer().notNull().default(0),
    /** The last ones, the newest first. */
    tries: jsonb().$type<DeliveryTry[]>().notNull().default([]),
    /** Names the cause once for ever: the same fact is not told twice. */
    causeKey: text('cause_key').notNull().unique(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
);
