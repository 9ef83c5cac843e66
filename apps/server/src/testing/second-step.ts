import type { CallOut, Entry, SecondStep, Session } from '@vitrine/contract';
import { codeOf } from './second-factors.ts';
import { PASSWORD, type TestApp } from './test-app.ts';

/** An account with a confirmed address and an authenticator app, set up through the API. */
export interface Protected {
  email: string;
  session: Session;
  secret: string;
  /** The code that was used. */
  setUpCode: string;
  recoveryCodes: string[];
}

let counter = 0;

/** A confirmed account whose session has a recent proof: it may add factors. */
export async function newConfirmed(test: TestApp): Promise<{ email: string; session: Session }> {
  const email = `keys-${(counter += 1)}@shop.example`;
  const { access_token: own } = await test.signUp(email);
  const payload = { token: await test.mailedToken(email) };
  await test.ask('POST /api/auth/confirm', { payload, token: own });
  const session = (await test.ask('POST /api/auth/login', { payload: { email, password: PASSWORD } })).json<Session>();
  return { email, session };
}

/** Sets up an authenticator app with the current code; the next code, which is valid already, is left for the test. */
export async function newProtected(test: TestApp): Promise<Protected> {
  const { email, session } = await newConfirmed(test);
  const token = session.access_token;
  const { secret } = (await test.ask('POST /api/auth/totp', { token })).json<CallOut<'POST /auth/totp'>>();
  const setUpCode = codeOf(secret);
  const payload = { code: setUpCode };
  const confirmed = await test.ask('POST /api/auth/totp/confirm', { token, payload });
  const { recovery_codes: recoveryCodes } = confirmed.json<CallOut<'POST /auth/totp/confirm'>>();
  return { email, session, secret, setUpCode, recoveryCodes: recoveryCodes ?? [] };
}

/** The token of a required second step; fails if a session starts without one. */
export function stepOf(entry: Entry): string {
  if (!('second_step' in entry) || 'access_token' in entry) throw new Error('no second step was asked for');
  return (entry satisfies SecondStep).second_step.token;
}
