import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Has a link sent to set a new password. The answer is the same whether or not there is such an account. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('POST /auth/forgot-password', { body: { email } }) });
