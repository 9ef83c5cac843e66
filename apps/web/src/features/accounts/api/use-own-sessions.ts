import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const SESSIONS_KEY = ['sessions'] as const;

/** The account's sessions. Always refetched: they change on other devices. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await call('GET /auth/sessions', { signal })).items,
    staleTime: 0,
  });

/** Ends one session, or all others. Settles only after the list is refreshed, so that no ended session is still shown. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? call('POST /auth/sessions/end-others', {})
        : call('DELETE /auth/sessions/:id', { params: which }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
