import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useResendVerification } from '../api/use-resend-verification.ts';
import { useUser } from '../api/use-user.ts';

/** Asks for the confirmation of the e-mail address while credits are pending; otherwise renders nothing. */
export function VerificationPrompt() {
  const { t } = useTranslation('auth');
  const { data: user } = useUser();
  const resend = useResendVerification();
  if (!user || user.pending_credits <= 0 || user.email_verified) return null;
  const action = resend.isSuccess ? (
    <output className="font-medium text-good">{t('resend.done')}</output>
  ) : (
    <Button disabled={resend.isPending} onClick={() => resend.mutate()}>
      {t(resend.isPending ? 'resend.sending' : 'resend.idle')}
    </Button>
  );
  return (
    <Notice tone="next" title={t('verify.title', { count: user.pending_credits })} action={action}>
      {t('verify.text', { email: user.email })}
    </Notice>
  );
}
