import type { CallIn } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { needSession } from './need-session.ts';
import { SESSIONS_KEY } from './use-own-sessions.ts';

/** Changes the password, as form data; all other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallIn<'POST /auth/change-password'>['body']) => {
      needSession();
      return call('POST /auth/change-password', { body, asForm: true });
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
