import type { VerifiedClaims } from '../../../modules/accounts/identity-provider-port.ts';

/** The standard claims (OpenID Connect Core, section 5.1) in our format. A claim of the wrong type counts as missing. */
export function claimsOf(claims: { sub: string } & Record<string, unknown>): VerifiedClaims {
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
  return {
    subject: claims.sub,
    email: text(claims['email']),
    emailVerified: claims['email_verified'] === true,
    name: text(claims['name'])?.trim().slice(0, 120) ?? null,
  };
}
