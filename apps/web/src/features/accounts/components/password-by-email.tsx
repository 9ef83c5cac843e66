import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useForgotPassword } from '../api/use-forgot-password.ts';
import { useSignInWays } from '../api/use-sign-in-ways.ts';
import { ActionError } from './action-error.tsx';

/** The way to a password for those who have none (they came with Google), or do not remember it. */
export function PasswordByEmail({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { data: ways } = useSignInWays();
  const forgot = useForgotPassword();
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="text-muted">{t(ways?.google === true ? 'password.byEmailText' : 'password.forgotText')}</p>
      <ActionError title={t('password.byEmailFailed')} error={forgot.error} />
      {forgot.isSuccess ? (
        <output className="font-medium text-good">{t('password.byEmailDone', { email })}</output>
      ) : (
        <Button disabled={forgot.isPending} onClick={() => forgot.mutate(email)}>
          {t(forgot.isPending ? 'password.byEmailPending' : 'password.byEmail')}
        </Button>
      )}
    </div>
  );
}
