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
  /** Where the provider sends the browser back to, as registered there. */
  redirectUri: string;
}

/**
 * Sign-in with Google by OpenID Connect: code flow with PKCE, state and nonce. The provider's endpoints are discovered at the
 * first sign-in and retried until it answers, so an unreachable provider does not keep the server from starting.
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
        // Google puts the e-mail address into the ID token; by the standard other providers may return it only from the userinfo
        // endpoint.
        if (idToken['email'] !== undefined) return claimsOf(idToken);
        return claimsOf({ ...(await fetchUserInfo(provider, tokens.access_token, idToken.sub)) });
      });
    },
  };
}

const discoverProvider = ({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // The settings allow such an issuer only on this machine.
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  });

/** Caches the result of `work`, but not its failures. */
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
