import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useResendVerification } from '../api/use-resend-verification.ts';

/** The address, whether it is confirmed, and another e-mail where it is not. */
export function EmailStanding({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'auth']);
  const resend = useResendVerification();
  const state = user.email_verified ? (
    <span className="text-good">{t('account:email.confirmed')}</span>
  ) : (
    <span className="text-danger">{t('account:email.unconfirmed')}</span>
  );
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <bdi className="font-medium break-all">{user.email}</bdi>
        {state}
      </p>
      {!user.email_verified && (
        <div className="grid justify-items-start gap-4">
          {user.verification_message !== null && <p className="text-muted">{user.verification_message}</p>}
          {resend.isSuccess ? (
            <output className="font-medium text-good">{t('auth:resend.done')}</output>
          ) : (
            <Button disabled={resend.isPending} onClick={() => resend.mutate()}>
              {t(resend.isPending ? 'auth:resend.sending' : 'auth:resend.idle')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
