import type { CallIn, Entry, Session, User } from '@vitrine/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { freshAccessToken } from '../../../lib/session/refresh-session.ts';
import { hasSession, isRemembered } from '../../../lib/session/tokens.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { useKeepEntry } from './use-keep-entry.ts';
import { USER_KEY } from './use-user.ts';

/** A form that ends in a session, perhaps after a second step: kept as long as "keep me signed in" says. */
function useEntry<B extends { remember_me?: boolean | undefined }>(
  enter: (body: B) => Promise<{ entry: Entry; joins?: boolean }>,
) {
  const keep = useKeepEntry();
  return useMutation({
    mutationFn: enter,
    onSuccess: ({ entry, joins }, body) => keep(entry, body.remember_me === true, joins),
  });
}

/**
 * Logs in. Who is a guest here says so with the guest's token, and what the guest made goes along; a wrong password is no
 * word about the guest's session, which stays as it is.
 */
export function useLogin() {
  const client = useQueryClient();
  return useEntry(async (body: CallIn<'POST /auth/login'>['body']) => {
    const joins = (await whoIsHere(client))?.is_guest === true;
    const before = await freshAccessToken();
    const entry = await call('POST /auth/login', { body, ...(before !== null && { as: before }) });
    return { entry, joins };
  });
}

/**
 * Makes an account: of the guest of this browser where there is one. That is asked when the form is sent, for the page may not
 * know its guest yet, and a second account beside the guest would leave behind what the guest has made and paid for.
 */
export function useSignup() {
  const client = useQueryClient();
  return useEntry(async (body: CallIn<'POST /auth/signup'>['body']) => {
    const user = await whoIsHere(client);
    const entry =
      user === null ? await call('POST /auth/signup', { body }) : await call('POST /auth/guest/upgrade', { body });
    return { entry };
  });
}

/** Null when nobody is, or no longer. */
export async function whoIsHere(client: QueryClient): Promise<User | null> {
  if (!hasSession()) return null;
  try {
    return await client.ensureQueryData<User>({ queryKey: USER_KEY, queryFn: () => call('GET /auth/me', {}) });
  } catch (error) {
    // A refused session has been cleared by the call itself; an unreachable server cannot say.
    if (hasSession()) throw error;
    return null;
  }
}

/** A session without an account. */
export function useGuest() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (language: Session['user']['language']) => beginAsGuest(client, language) });
}

/** Where those go on to who wanted nothing else: an account to its studio, a guest straight to the work. */
export const afterEntry = ({ isPending, isSuccess }: ReturnType<typeof useGuest>): string =>
  isPending || isSuccess ? '/generate' : '/dashboard';

const refuseEmpty = (token: string): void => {
  if (token === '') throw new ProblemError(400, { code: 'invalid_token' });
};

/** Spends the token of a confirmation e-mail; whoever held it is signed in afterwards (or asked for the second step), for as long as they were before. */
export function useConfirm() {
  const keep = useKeepEntry();
  return useMutation({
    mutationFn: async (token: string) => {
      refuseEmpty(token);
      const remember = isRemembered();
      const entry = await call('POST /auth/confirm', { body: { token, remember_me: remember } });
      return { entry, remember };
    },
    onSuccess: ({ entry, remember }) => keep(entry, remember),
  });
}

/** Spends the token of a recovery e-mail: the new password counts, and its owner is signed in. */
export function useResetPassword() {
  const keep = useKeepEntry();
  return useMutation({
    mutationFn: async (body: CallIn<'POST /auth/reset-password'>['body']) => {
      refuseEmpty(body.token);
      const remember = isRemembered();
      const entry = await call('POST /auth/reset-password', { body: { ...body, remember_me: remember } });
      return { entry, remember };
    },
    onSuccess: ({ entry, remember }) => keep(entry, remember),
  });
}
