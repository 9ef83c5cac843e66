import type { User } from '@vitrine/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { onUserUpdate } from '../../../lib/session/user-updates.ts';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';

export const USER_KEY = ['me'] as const;

/** The signed-in user; idle without a session. A 401 ends the session (see lib/api/request). */
export function useUser(): UseQueryResult<User> {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  useEffect(() => onUserUpdate(() => void client.invalidateQueries({ queryKey: USER_KEY })), [client]);
  return useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => call('GET /auth/me', { signal }),
    enabled: signedIn,
    // Credits change in the background: payments arrive, sets end.
    refetchOnWindowFocus: 'always',
  });
}
