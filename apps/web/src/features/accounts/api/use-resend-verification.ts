import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';

/** Sends the confirmation e-mail again: idle, pending, success. */
export function useResendVerification() {
  const { t } = useTranslation('auth');
  return useMutation({
    mutationFn: async () => {
      try {
        return await call('POST /auth/resend-verification', {});
      } catch (cause) {
        throw new Error('Failed to resend verification email', { cause });
      }
    },
    onSuccess: () => toast.success(t('resend.sentTitle'), { description: t('resend.sentText') }),
    onError: () => toast.error(t('resend.failedTitle'), { description: t('resend.failedText') }),
  });
}
