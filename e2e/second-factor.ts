import type { CallOut, Entry, Session } from '@vitrine/contract';
import { TOTP } from 'otpauth';
import { PASSWORD } from './api.ts';
import { jsonOf } from './json-of.ts';

/** The code that an authenticator app shows `steps` × 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

const post = async <T>(url: string, name: string, json: unknown, token?: string): Promise<T> => {
  const answer = await fetch(`${url}/api${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return await jsonOf<T>(answer);
};

/** Sets up an authenticator app through the API. @returns the recovery codes, each of which signs in once */
export async function setUpTotp(url: string, token: string): Promise<string[]> {
  await post(url, '/auth/proof', { proof: { password: PASSWORD } }, token);
  const { secret } = await post<CallOut<'POST /auth/totp'>>(url, '/auth/totp', {}, token);
  const body = { code: codeOf(secret) };
  const { recovery_codes } = await post<CallOut<'POST /auth/totp/confirm'>>(url, '/auth/totp/confirm', body, token);
  return recovery_codes ?? [];
}

/** A session of an account; uses up one of `recoveryCodes` if the account has a second factor. */
export async function signIn(url: string, email: string, recoveryCodes: string[] = []): Promise<Session> {
  const entry = await post<Entry>(url, '/auth/login', { email, password: PASSWORD, remember_me: true });
  if (!('second_step' in entry)) return entry;
  const proof = { recovery_code: recoveryCodes.pop() };
  return post<Session>(url, '/auth/second-step', { token: entry.second_step.token, proof });
}
