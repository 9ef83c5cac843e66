import { useTranslation } from 'react-i18next';
import { useResendVerification } from '../../features/accounts/api/use-resend-verification.ts';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from './step-frame.tsx';

/** Credits pending until the e-mail address is confirmed. */
export function VerifyStep({ credits, email }: { credits: number; email: string }) {
  const { t } = useTranslation('sets');
  const resend = useResendVerification();
  return (
    <StepFrame
      title={t('next.verify.title', { count: credits })}
      text={t('next.verify.text', { email: `\u2068${email}\u2069` })}
      action={
        resend.isSuccess ? (
          <output className="font-medium text-good">{t('next.verify.sent')}</output>
        ) : (
          <Button look="next" size="large" disabled={resend.isPending} onClick={() => resend.mutate()}>
            {t(resend.isPending ? 'next.verify.sending' : 'next.verify.action')}
          </Button>
        )
      }
    />
  );
}
