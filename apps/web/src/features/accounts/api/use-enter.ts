import type { CallIn, Session } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { isRemembered, saveSession } from '../../../lib/session/tokens.ts';
import { USER_KEY } from './use-user.ts';

/** Keeps a new session and its user. */
function useKeepSession() {
  const client = useQueryClient();
  return (session: Session, remember: boolean) => {
    saveSession(session, remember);
    client.setQueryData(USER_KEY, session.user);
  };
}

export function useLogin() {
  const keep = useKeepSession();
  return useMutation({
    mutationFn: (body: CallIn<'POST /auth/login'>['body']) => call('POST /auth/login', { body }),
    onSuccess: (session, body) => keep(session, body.remember_me === true),
  });
}

export function useSignup() {
  const keep = useKeepSession();
  return useMutation({
    mutationFn: (body: CallIn<'POST /auth/signup'>['body']) => call('POST /auth/signup', { body }),
    onSuccess: (session, body) => keep(session, body.remember_me === true),
  });
}

/** Spends the token of a confirmation e-mail; whoever held it is signed in afterwards. */
export function useConfirm() {
  const keep = useKeepSession();
  return useMutation({
    mutationFn: (token: string) => {
      if (token === '') throw new ProblemError(400, { code: 'invalid_token' });
      return call('POST /auth/confirm', { body: { token } });
    },
    onSuccess: (session) => keep(session, isRemembered()),
  });
}
