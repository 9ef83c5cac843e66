import { z } from 'zod';
import { secondStep } from './factors.contract.ts';
import { INTERFACE_LOCALES, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';
import { isPlainName, NAME_MAX_LENGTH } from './plain-name.ts';

/**
 * Trimmed and lower-cased, so that one address is one account. Validated before lower-casing: some letters of other scripts
 * lower-case to ASCII letters, and thus to another person's address.
 */
export const emailAddress = z.string().trim().max(254).pipe(z.email().toLowerCase());
/** It may appear in an e-mail to an address that somebody else typed. */
const personName = z
  .string()
  .trim()
  .max(NAME_MAX_LENGTH)
  // An over-long name is already reported by the line above.
  .refine((name) => name.length > NAME_MAX_LENGTH || isPlainName(name), { params: { rule: 'plain_name' } });
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

export const user = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    full_name: z.string().nullable(),
    credits_balance: z.int(),
    pending_credits: z.int(),
    email_verified: z.boolean(),
    verification_message: z.string().nullable(),
    role: z.literal(['user', 'admin']),
    plan: z.string().nullable(),
    is_guest: z.boolean(),
    /** False for a guest, and for users who only sign in through another provider. */
    has_password: z.boolean(),
    language: z.literal(INTERFACE_LOCALES),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    /** Unix seconds. */
    token_expires_at: z.int(),
    user,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

/** The result of a sign-in: a session, or a pending second step. */
export const entry = z.union([session, secondStep]);
export type Entry = z.infer<typeof entry>;

export const signupBody = z.object({
  email: emailAddress,
  password: newPassword,
  full_name: personName.optional(),
  language: z.literal(INTERFACE_LOCALES).optional(),
  remember_me: z.boolean().optional(),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.object({
  email: emailAddress,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  remember_me: z.boolean().optional(),
});

/** Turns a guest into an account; the guest's work stays. */
export const upgradeBody = z.object({
  email: emailAddress,
  password: newPassword,
  full_name: personName.optional(),
  language: z.literal(INTERFACE_LOCALES).optional(),
  remember_me: z.boolean().optional(),
});
export type UpgradeBody = z.infer<typeof upgradeBody>;

export const guestBody = z.object({ language: z.literal(INTERFACE_LOCALES).optional() }).optional();

export const forgotPasswordBody = z.object({ email: emailAddress });
export const resetPasswordBody = z.object({
  token: z.string().min(1).max(500),
  new_password: newPassword,
  remember_me: z.boolean().optional(),
});

/** Form data: application/x-www-form-urlencoded or multipart/form-data; JSON too. */
export const changePasswordBody = z.object({
  current_password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  new_password: newPassword,
});

/** Form data as above. A missing or empty field stays unchanged. */
export const profileBody = z.object({
  username: personName.optional(),
  full_name: personName.optional(),
  language: z.literal(INTERFACE_LOCALES).optional(),
});

/** The token that the first start of an installation printed. */
export const firstAdministratorBody = z.object({ token: z.string().min(1).max(100) });

/** Confirms the deletion of an account: the password if it has one. */
export const deleteUserBody = z.object({ password: z.string().max(PASSWORD_MAX_LENGTH).optional() }).optional();

/** An open session: one device. */
export const ownSession = z
  .object({
    id: z.uuid(),
    /** Browser and system in words, from the User-Agent; null if unknown. */
    device: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    /** Whether it is the caller's. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSession>;

/** Sign-in events of an account. */
export const AUTH_EVENTS = [
  'account_made',
  'logged_in',
  'logged_in_with_google',
  'login_failed',
  'logged_out',
  'session_ended',
  'other_sessions_ended',
  'email_confirmed',
  'password_changed',
  'password_reset',
  'logged_in_with_passkey',
  'second_step_failed',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'recovery_codes_made',
  'recovery_code_used',
  'factors_cleared',
  'api_key_made',
  'api_key_revoked',
  'webhook_added',
  'webhook_removed',
  'webhook_secret_rotated',
] as const;
export type AuthEventKind = (typeof AUTH_EVENTS)[number];

/** A sign-in event of the caller's account. */
export const authEvent = z
  .object({
    id: z.uuid(),
    kind: z.literal(AUTH_EVENTS),
    at: z.string(),
    /** IPv4 address, or the network of an IPv6 address; null if unknown. */
    address: z.string().nullable(),
    /** Browser and system in words; null if unknown. */
    device: z.string().nullable(),
  })
  .meta({ id: 'AuthEvent' });
export type AuthEvent = z.infer<typeof authEvent>;

/** Sign-in methods of this installation. */
export const signInWays = z.object({ google: z.boolean(), passkeys: z.boolean() });
/** `return_to`: path of a page of this site; anything else counts as not given. */
export const googleSignIn = z.object({
  return_to: z.string().optional(),
  language: z.literal(INTERFACE_LOCALES).optional(),
});
/** Parameters of the provider's redirect, by OpenID Connect and RFC 9207. */
export const googleCallbackQuery = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  iss: z.string().optional(),
});
/** The provider's page; the answer to this call sets a cookie, so the same browser must open it. */
export const signInAddress = z.object({ url: z.url() });
export const changed = z.object({ changed: z.literal(true) });

export const refreshBody = z.object({ refresh_token: z.string().min(1).max(500) });
export const confirmBody = z.object({ token: z.string().min(1).max(500), remember_me: z.boolean().optional() });
export const validSession = z.object({ valid: z.literal(true) });
export const sent = z.object({ sent: z.literal(true) });
