import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';

/** Sends the confirmation e-mail once more: idle, pending, success. */
export function useResendVerification() {
  const { t } = useTranslation('auth');
  return useMutation({
    mutationFn: () => call('POST /auth/resend-verification', {}),
    onSuccess: () => toast.success(t('resend.sentTitle'), { description: t('resend.sentText') }),
    onError: () => toast.error(t('resend.failedTitle'), { description: t('resend.failedText') }),
  });
}
