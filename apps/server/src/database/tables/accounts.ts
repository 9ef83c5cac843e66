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
    /** The account that took over everything of this guest; later events for the guest go to that account. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('users_created').on(table.createdAt, table.isGuest)],
);

/** One log-in on one device; also the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Browser and system in words, from the User-Agent at log-in. */
    device: text(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When the user last proved ownership, by a password or a factor; null: the session came from a link only. */
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

/** Sign-in events of an account: who, when, from where. Kept for 180 days and shown to the owner. */
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

/** A sign-in at another provider in progress: the values that must come back. Consumed by deletion. */
export const signInFlows = pgTable('sign_in_flows', {
  /** SHA-256 of `state`, hex. */
  stateHash: text('state_hash').primaryKey(),
  /** SHA-256 of a cookie of the browser that started: no other browser can finish it. */
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

/** Attempt counters in fixed windows, shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted and for whom, hashed if it contains an address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);

/** Actions with rights over others, or on an account's security. Append-only. */
export const auditLines = pgTable(
  'audit_lines',
  {
    id: uuid().primaryKey(),
    /** Who did it; null: the operator at the command line. Not a foreign key: the line outlives the account. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    /** Whom or what it was done to. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audit_lines_subject').on(table.subject, table.id)],
);
