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
  /** What the provider sent the browser back with. */
  parameters: URLSearchParams;
  /** Secret of the browser's cookie; empty when there is none. */
  browser: string;
  /** Browser and system in words; null when they are not told. */
  device: string | null;
  address: string;
}

export interface SignedIn {
  entry: Entry;
  returnTo: string | null;
}

/**
 * Ends a sign-in that this browser began: exchanges what the provider sent, finds or makes the account and starts a
 * session, or asks for the second step. A guest of another account joins it with the session.
 * @throws AppError invalid_token (unknown, used, too old, or of another browser), forbidden (the person said no),
 * unauthorized (the provider's answer is wrong), email_unverified, sign_in_unavailable
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

/** The word is the provider's, or of whoever wrote the address: as much of it goes into the log as can do no harm there. */
const refusalOf = (word: string): AppError =>
  new AppError(word === 'access_denied' ? 'forbidden' : 'unauthorized', {
    cause: new Error(`the provider says ${word.replaceAll(/\W/g, '').slice(0, 40)}`),
  });

const guestOf = ({ guestId, language }: SignInFlow) => ({ guestId, language });

/** unique_violation (a sign-up with the same address was faster), deadlock_detected. */
const WORTH_ANOTHER_TRY = new Set(['23505', '40P01']);

/** The provider's code is spent: what another transaction has spoilt is done once more instead of lost. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined;
    if (code === undefined || !WORTH_ANOTHER_TRY.has(code)) throw error;
    return work();
  }
}
