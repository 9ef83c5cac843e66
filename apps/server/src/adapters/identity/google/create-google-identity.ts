import { AppError } from '@vitrine/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import type { IdentityProvider } from '../../../modules/accounts/identity-provider-port.ts';
import { isUnreachable } from './is-unreachable.ts';
import { claimsOf } from './claims-of.ts';

/** Seconds to wait for each answer of the provider. */
const TIMEOUT_S = 10;
const SCOPE = 'openid email profile';

export interface GoogleSettings {
  /** Google, or another provider that speaks OpenID Connect Discovery. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the browser back to, as it is registered there. */
  redirectUri: string;
}

/**
 * Sign-in at Google by OpenID Connect: code flow with PKCE, state and nonce. The provider is asked for its addresses at
 * the first sign-in and again until it answers: one that is down does not keep the server from starting.
 */
export function createGoogleIdentity(settings: GoogleSettings): IdentityProvider {
  const discover = once(() => discoverProvider(settings));
  return {
    authorizationUrl: async ({ state, nonce, codeChallenge, language }) =>
      buildAuthorizationUrl(await reach(discover), {
        redirect_uri: settings.redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: language,
        prompt: 'select_account',
      }),
    exchange: async (parameters, { state, nonce, codeVerifier }) => {
      const provider = await reach(discover);
      const callback = new URL(settings.redirectUri);
      callback.search = parameters.toString();
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      return reach(async () => {
        const tokens = await authorizationCodeGrant(provider, callback, checks);
        const idToken = tokens.claims();
        if (idToken === undefined) throw new AppError('unauthorized');
        // Google tells the address in the ID token; the standard lets others tell it on request only.
        if (idToken['email'] !== undefined) return claimsOf(idToken);
        return claimsOf({ ...(await fetchUserInfo(provider, tokens.access_token, idToken.sub)) });
      });
    },
  };
}

const discoverProvider = ({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // The settings let such an issuer pass on this machine only.
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  });

/** Remembers what `work` gave, not how it failed. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(isUnreachable(error) ? 'sign_in_unavailable' : 'unauthorized', { cause: error });
  }
}
