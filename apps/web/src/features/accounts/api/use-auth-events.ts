import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** What happened at the door of the account, newest first. Always asked again: it happens elsewhere too. */
export const useAuthEvents = () =>
  useQuery({
    queryKey: ['auth-events'],
    queryFn: async ({ signal }) => (await call('GET /auth/events', { signal })).items,
    staleTime: 0,
  });
