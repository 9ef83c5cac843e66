import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts';
import { isPlainName } from './plain-name.ts';

/** Methods for the second step of a sign-in. */
export const SECOND_STEP_WAYS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStepWay = (typeof SECOND_STEP_WAYS)[number];

/** The first step succeeded, and the account has a second factor: a token that allows only the second step. */
export const secondStep = z
  .object({
    second_step: z.object({
      token: z.string(),
      ways: z.array(z.literal(SECOND_STEP_WAYS)),
      /** Unix seconds. */
      expires_at: z.int(),
    }),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof secondStep>;

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);
const keyHead = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
};

/** The result of `navigator.credentials.create()`, as WebAuthn's `toJSON()`. */
export const newPasskey = z
  .object({
    ...keyHead,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });
export type NewPasskey = z.infer<typeof newPasskey>;

/** The result of `navigator.credentials.get()`, as WebAuthn's `toJSON()`. */
export const passkeyAnswer = z
  .object({
    ...keyHead,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** For the browser's `create()` or `get()`: `PublicKeyCredential…OptionsJSON` of WebAuthn. */
export const passkeyOptions = z.record(z.string(), z.unknown()).meta({ id: 'PasskeyOptions' });

/** Six digits; spaces and digits of other scripts are accepted. */
const totpCode = z.string().min(1).max(40);
const byCode = z.object({ code: totpCode });
const byRecoveryCode = z.object({ recovery_code: z.string().min(1).max(60) });
const byPasskey = z.object({ passkey: passkeyAnswer });
const byPassword = z.object({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) });

export const factorProof = z.union([byCode, byRecoveryCode, byPasskey]);
export type FactorProof = z.infer<typeof factorProof>;
export const ownerProof = z.union([byPassword, byCode, byRecoveryCode, byPasskey]);
export type OwnerProof = z.infer<typeof ownerProof>;

const stepToken = z.string().min(1).max(500);
export const secondStepBody = z.object({ token: stepToken, proof: factorProof });
export const stepTokenBody = z.object({ token: stepToken });
export const proofBody = z.object({ proof: ownerProof });
export const passkeySignInBody = z.object({ passkey: passkeyAnswer, remember_me: z.boolean().optional() });
export const totpCodeBody = byCode;
export const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(PASSKEY_NAME_MAX_LENGTH)
  .refine((name) => name.length > PASSKEY_NAME_MAX_LENGTH || isPlainName(name), { params: { rule: 'plain_name' } });
export const newPasskeyBody = z.object({ passkey: newPasskey, name: passkeyName.optional() });
export const passkeyNameBody = z.object({ name: passkeyName });

export const ownPasskey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
    /** Synced to several devices by a password manager. */
    synced: z.boolean(),
  })
  .meta({ id: 'OwnPasskey' });
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** The account's second factors and related data. */
export const ownFactors = z
  .object({
    totp: z.object({ created_at: z.string(), last_used_at: z.string().nullable() }).nullable(),
    passkeys: z.array(ownPasskey),
    /** Null without a factor. */
    recovery_codes: z.object({ left: z.int(), created_at: z.string() }).nullable(),
    /** Methods by which this account can prove ownership now; none if only a new sign-in can. */
    proofs: z.array(z.literal(['password', ...SECOND_STEP_WAYS])),
    /** Until when changes need no further proof; null: one is needed. */
    proven_until: z.string().nullable(),
    /** Whether passkeys work at this installation's address. */
    passkeys_work: z.boolean(),
  })
  .meta({ id: 'OwnFactors' });
export type OwnFactors = z.infer<typeof ownFactors>;

export const proven = z.object({ proven_until: z.string() });
/** The secret of an authenticator app, as base32 text and as an `otpauth://` address for a QR code. */
export const totpSetUp = z.object({ secret: z.string(), uri: z.string() });
const codes = z.array(z.string());
export const recoveryCodes = z.object({ recovery_codes: codes });
/** `recovery_codes`: only with the first factor, and only once. */
export const totpAdded = z.object({ recovery_codes: codes.nullable() });
export const passkeyAdded = z.object({ passkey: ownPasskey, recovery_codes: codes.nullable() });
