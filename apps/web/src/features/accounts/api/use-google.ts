import type { CallIn, User } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { readTokens, saveSession } from '../../../lib/session/tokens.ts';
import { readHandedSession } from '../handed-session.ts';
import { useKeepUser } from './use-keep-session.ts';
import { USER_KEY } from './use-user.ts';

/** Set while a tab that should forget the session is away at Google's; others are remembered, as the server does. */
const FORGET = 'google_forget';

type Wish = CallIn<'POST /auth/google/start'>['body'] & { remember: boolean };

/** Leaves for Google's page. */
export const useGoogleStart = () =>
  useMutation({
    mutationFn: ({ remember, ...body }: Wish) => {
      if (remember) sessionStorage.removeItem(FORGET);
      else sessionStorage.setItem(FORGET, 'true');
      return call('POST /auth/google/start', { body });
    },
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** Keeps the session that Google's way back brought in the hash, and asks whose it is. Gives the path to go on to. */
export function useGoogleReturn() {
  const client = useQueryClient();
  const keepUser = useKeepUser();
  return useMutation({
    mutationFn: async (hash: string) => {
      const handed = readHandedSession(hash);
      if (handed === null) throw new ProblemError(400, { code: 'invalid_token' });
      const before = client.getQueryData<User>(USER_KEY);
      if (readTokens()?.accessToken !== handed.tokens.access_token)
        saveSession(handed.tokens, sessionStorage.getItem(FORGET) === null);
      keepUser(await call('GET /auth/me', {}), before);
      sessionStorage.removeItem(FORGET);
      return handed.returnTo;
    },
  });
}
