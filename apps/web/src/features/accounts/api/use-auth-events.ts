import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The account's sign-in events, newest first. Always refetched: they also happen elsewhere. */
export const useAuthEvents = () =>
  useQuery({
    queryKey: ['auth-events'],
    queryFn: async ({ signal }) => (await call('GET /auth/events', { signal })).items,
    staleTime: 0,
  });
