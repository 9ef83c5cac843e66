import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { USER_KEY } from './use-user.ts';

/** Gives the signed-in account the administrator role, by the first start's token. */
export function useFirstAdministrator(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /user/first-administrator', { body: { token } }),
    onSuccess: async (user) => {
      announceUserUpdate();
      client.setQueryData(USER_KEY, user);
      await client.invalidateQueries({ queryKey: USER_KEY });
    },
  });
}
