import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Ways to sign in beside a password; none while they are on their way or cannot be told. */
export const useSignInWays = () =>
  useQuery({ queryKey: ['sign-in-ways'], queryFn: ({ signal }) => call('GET /auth/ways', { signal }) });
