import { createGoogleIdentity } from '../adapters/identity/google/create-google-identity.ts';
import type { Config } from '../config.ts';
import type { IdentityProvider } from '../modules/accounts/identity-provider-port.ts';

/** Google as configured; null without settings. Makes no request yet. */
export const openIdentityProvider = ({
  google,
  publicUrl,
}: Pick<Config, 'google' | 'publicUrl'>): IdentityProvider | null =>
  google === null ? null : createGoogleIdentity({ ...google, redirectUri: `${publicUrl}/api/auth/google/callback` });
