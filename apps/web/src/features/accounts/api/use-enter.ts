import type { CallIn, Entry, Session, User } from '@vitrine/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { freshAccessToken } from '../../../lib/session/refresh-session.ts';
import { hasSession, isRemembered } from '../../../lib/session/tokens.ts';
import { beginAsGuest } from './begin-as-guest.ts';
import { useKeepEntry } from './use-keep-entry.ts';
import { USER_KEY } from './use-user.ts';

/** A form that starts a session, perhaps after a second step; "keep me signed in" sets its duration. */
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
 * Logs in. A guest sends the guest's token, so that the guest's work moves to the account; a wrong password leaves the guest's
 * session as it is.
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
 * Creates an account, upgrading this browser's guest if there is one. That is checked when the form is sent, because the page may
 * not know its guest yet: a second account would leave the guest's work and payments behind.
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

/** Null if nobody is signed in, or no longer. */
export async function whoIsHere(client: QueryClient): Promise<User | null> {
  if (!hasSession()) return null;
  try {
    return await client.ensureQueryData<User>({ queryKey: USER_KEY, queryFn: () => call('GET /auth/me', {}) });
  } catch (error) {
    // The call has cleared a refused session; an unreachable server gives no information.
    if (hasSession()) throw error;
    return null;
  }
}

/** A session without an account. */
export function useGuest() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (language: Session['user']['language']) => beginAsGuest(client, language) });
}

/** The default page after signing in: the dashboard for an account, the generator for a guest. */
export const afterEntry = ({ isPending, isSuccess }: ReturnType<typeof useGuest>): string =>
  isPending || isSuccess ? '/generate' : '/dashboard';

const refuseEmpty = (token: string): void => {
  if (token === '') throw new ProblemError(400, { code: 'invalid_token' });
};

/**
 * Uses the token of a confirmation e-mail; its holder is signed in afterwards (or asked for the second step), for the previous
 * duration.
 */
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

/** Uses the token of a recovery e-mail: sets the new password and signs in. */
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
