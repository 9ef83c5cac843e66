import { createHash, hkdfSync } from 'node:crypto';

/** What signing keys are for; each has its own. */
export type KeyPurpose = 'access-tokens' | 'signed-files';

export interface SigningKey {
  /** Identifies the key without revealing anything about it. */
  kid: string;
  secret: string;
}

export const signingKey = (secret: string): SigningKey => ({
  kid: createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 8),
  secret,
});

/** The key of one purpose, derived from a common one. */
export const derivedKey = (common: string, purpose: KeyPurpose): SigningKey =>
  signingKey(Buffer.from(hkdfSync('sha256', common, '', `vitrine ${purpose}`, 32)).toString('base64url'));
