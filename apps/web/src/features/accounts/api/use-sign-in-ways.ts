import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Sign-in methods besides a password; none while loading or after an error. */
export const useSignInWays = () =>
  useQuery({ queryKey: ['sign-in-ways'], queryFn: ({ signal }) => call('GET /auth/ways', { signal }) });
