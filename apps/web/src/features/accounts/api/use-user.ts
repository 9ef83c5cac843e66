import type { User } from '@vitrine/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';

export const USER_KEY = ['me'] as const;
const UPDATED = 'user-data-updated';

/** Tells every part of the page that shows the user or the credits to ask again. */
export const announceUserUpdate = (): void => {
  window.dispatchEvent(new Event(UPDATED));
};

/** The signed-in user; idle when nobody is. A 401 ends the session (see lib/api/request). */
export function useUser(): UseQueryResult<User> {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: USER_KEY });
    window.addEventListener(UPDATED, refresh);
    return () => window.removeEventListener(UPDATED, refresh);
  }, [client]);
  return useQuery({ queryKey: USER_KEY, queryFn: ({ signal }) => call('GET /auth/me', { signal }), enabled: signedIn });
}
