import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Requests a link to set a new password. The answer is the same whether or not the account exists. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('POST /auth/forgot-password', { body: { email } }) });
