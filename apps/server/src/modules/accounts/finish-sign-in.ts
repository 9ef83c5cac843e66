import { AppError, type Entry } from '@vitrine/contract';
import { claimAccount } from './claim-account.ts';
import { hasFactor } from './factors/has-factor.ts';
import type { GoogleParts } from './google-parts.ts';
import { mergeGuest } from './merge-guest.ts';
import { hashToken } from './opaque-token.ts';
import { openSession } from './open-session.ts';
import { type SignInFlow, takeFlow } from './sign-in-flows.repository.ts';
import { errorCode } from '../../text/error-code.ts';

export interface ProviderCallback {
  /** The query parameters of the provider's redirect. */
  parameters: URLSearchParams;
  /** Secret in the browser's cookie; empty without one. */
  browser: string;
  /** Browser and system in words; null if unknown. */
  device: string | null;
  address: string;
}

export interface SignedIn {
  entry: Entry;
  returnTo: string | null;
}

/**
 * Finishes a sign-in that this browser started: exchanges the provider's code, finds or creates the account and starts a session,
 * or asks for the second step. A guest joins another account together with the session.
 * @throws AppError invalid_token (unknown, used, too old, or another browser's), forbidden (the user declined), unauthorized (the
 * provider's answer is invalid), email_unverified, sign_in_unavailable
 */
export async function finishSignIn(
  parts: GoogleParts,
  { parameters, browser, device, address }: ProviderCallback,
): Promise<SignedIn> {
  if (parts.identityProvider === null) throw new AppError('sign_in_unavailable');
  const state = parameters.get('state') ?? '';
  const flow = await takeFlow(parts.db, { stateHash: hashToken(state), browserHash: hashToken(browser) });
  if (flow === undefined || flow.expiresAt <= new Date()) throw new AppError('invalid_token');
  const refusal = parameters.get('error');
  if (refusal !== null) throw refusalOf(refusal);
  const { nonce, codeVerifier } = flow;
  const claims = await parts.identityProvider.exchange(parameters, { state, nonce, codeVerifier });
  const entry = await twice(() =>
    parts.db.transaction(async (tx) => {
      const user = await claimAccount(tx, { claims, ...guestOf(flow) });
      const guestId = flow.guestId === user.id ? null : flow.guestId;
      const joinsNow = guestId !== null && !(await hasFactor(tx, user.id));
      if (joinsNow) await mergeGuest(tx, { guestId, userId: user.id, belongings: parts.belongings });
      return openSession({ ...parts, db: tx }, user, {
        rememberMe: true,
        locale: user.language,
        device,
        address,
        event: 'logged_in_with_google',
        isProven: true,
        guestId: joinsNow ? null : guestId,
      });
    }),
  );
  return { entry, returnTo: flow.returnTo };
}

/** The error text comes from the provider, or from whoever made the address: it is sanitised for the log. */
const refusalOf = (word: string): AppError =>
  new AppError(word === 'access_denied' ? 'forbidden' : 'unauthorized', {
    cause: new Error(`the provider says ${word.replaceAll(/\W/g, '').slice(0, 40)}`),
  });

const guestOf = ({ guestId, language }: SignInFlow) => ({ guestId, language });

/** unique_violation (a concurrent sign-up with the same address), deadlock_detected. */
const WORTH_ANOTHER_TRY = new Set(['23505', '40P01']);

/** The provider's code is already used, so a transaction that lost a race is retried once instead of failing. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined;
    if (code === undefined || !WORTH_ANOTHER_TRY.has(code)) throw error;
    return work();
  }
}
