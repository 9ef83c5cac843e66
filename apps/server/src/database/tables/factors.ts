import { AUTH_EVENTS } from '@vitrine/contract';
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The authenticator app of an account: one, active from its first correct code. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted rather than hashed; it must be readable to check a code. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null: shown, but no code came back yet. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Time step (RFC 6238) of the last accepted code: neither it nor an earlier one is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [unique('totp_factors_user').on(table.userId)],
);

/** Public keys of an account (WebAuthn); the private keys never leave their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The key's own signature counter; always 0 if it does not count. */
    signatures: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** Synced to several devices by a password manager. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Ten at a time; each replaces a lost factor once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex: a code has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [unique('recovery_codes_code').on(table.userId, table.codeHash)],
);

/** What a passkey was asked to sign. Consumed by deletion. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256, hex. */
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text({ enum: ['register', 'prove', 'second_step', 'sign_in'] }).notNull(),
    /** Null: sign-in by passkey alone, by whoever owns it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);

/** Sign-ins whose first step succeeded and that wait for the second factor. Consumed by deletion. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the token, hex. It allows only the second step. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rememberMe: boolean('remember_me').notNull(),
    /** The guest who joins the account after the second step, not before. */
    guestId: uuid('guest_id').references(() => users.id, { onDelete: 'set null' }),
    /** The event recorded when the session starts. */
    event: text({ enum: AUTH_EVENTS }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_steps_user').on(table.userId), index('sign_in_steps_guest').on(table.guestId)],
);
