import { AUTH_EVENTS, type InterfaceLocale } from '@vitrine/contract';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower-cased; null for a guest. */
    email: text().unique(),
    passwordHash: text('password_hash'),
    username: text(),
    fullName: text('full_name'),
    language: text().$type<InterfaceLocale>().notNull().default('en'),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    isGuest: boolean('is_guest').notNull().default(false),
    /** The account that took over all that this guest had; news that still comes for the guest is for that account. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('users_created').on(table.createdAt, table.isGuest)],
);

/** One log-in on one device; the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Browser and system in words, as the browser told them at the log-in. */
    device: text(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When its owner last showed to be the owner, by a password or a factor; null: the session came by a link alone. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** What happened at the door of an account: who, when, from where. Kept for 180 days, and shown to the owner. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: AUTH_EVENTS }).notNull(),
    /** IPv4 address, or the network of an IPv6 address. */
    address: text(),
    device: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('auth_events_user').on(table.userId, table.id), index('auth_events_created').on(table.createdAt)],
);

/** Tokens that an e-mail carries. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'recover'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [index('email_tokens_user').on(table.userId)],
);

/** An account at another provider that signs in to one of ours. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['google'] }).notNull(),
    /** The provider's own, unchanging name of the account (`sub`). */
    subject: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('identities_subject').on(table.provider, table.subject),
    index('identities_user').on(table.userId),
  ],
);

/** A sign-in at another provider that has begun: what must come back with it. Spent by deleting. */
export const signInFlows = pgTable('sign_in_flows', {
  /** SHA-256 of `state`, hex. */
  stateHash: text('state_hash').primaryKey(),
  /** SHA-256 of a cookie of the browser that began: no other browser can end it. */
  browserHash: text('browser_hash').notNull(),
  nonce: text().notNull(),
  /** Of PKCE (RFC 7636). */
  codeVerifier: text('code_verifier').notNull(),
  returnTo: text('return_to'),
  language: text().$type<InterfaceLocale>().notNull(),
  /** The guest who becomes, or joins, the account; null: nobody was signed in. */
  guestId: uuid('guest_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Counters of attempts in fixed windows, shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted and for whom, hashed where it holds an address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);

/** What was done with rights over others, or to an account's safety. Append-only. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid().primaryKey(),
    /** Who did it; null: the operator at the command line. No reference: the line outlives the account. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    /** Whom or what it was done to. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audit_lines_subject').on(table.subject, table.id)],
);
