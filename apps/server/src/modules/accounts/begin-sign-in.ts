import type { InterfaceLocale } from '@vitrine/contract';
import { createHash } from 'node:crypto';
import { AppError } from '@vitrine/contract';
import type { GoogleParts } from './google-parts.ts';
import { hashToken, newOpaqueToken } from './opaque-token.ts';
import { insertFlow } from './sign-in-flows.repository.ts';
import { findUser } from './users.repository.ts';

/** Time allowed on the provider's page. */
export const SIGN_IN_MINUTES = 10;

export interface SignInRequest {
  /** Secret in the browser's cookie: only this browser can finish the sign-in. */
  browser: string;
  /** Path on this site, validated. */
  returnTo: string | null;
  language: InterfaceLocale;
  /** The signed-in user; a guest's work is kept. Null: nobody is signed in. */
  userId: string | null;
}

/**
 * Begins a sign-in at the provider.
 * @returns the address of the provider's page
 * @throws AppError sign_in_unavailable if there is no provider or it does not answer
 */
export async function beginSignIn(
  { db, identityProvider }: Pick<GoogleParts, 'db' | 'identityProvider'>,
  { browser, returnTo, language, userId }: SignInRequest,
): Promise<URL> {
  if (identityProvider === null) throw new AppError('sign_in_unavailable');
  const [state, nonce, codeVerifier] = [newOpaqueToken().token, newOpaqueToken().token, newOpaqueToken().token];
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  // Before any write: an unreachable provider leaves nothing behind.
  const page = await identityProvider.authorizationUrl({ state, nonce, codeChallenge, language });
  const user = userId === null ? undefined : await findUser(db, userId);
  const now = new Date();
  const flow = {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    nonce,
    codeVerifier,
    returnTo,
    language,
    guestId: user?.isGuest === true ? user.id : null,
    expiresAt: new Date(now.getTime() + SIGN_IN_MINUTES * 60_000),
  };
  await insertFlow(db, flow, now);
  return page;
}
