import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useForgotPassword } from '../api/use-forgot-password.ts';
import { ActionError } from './action-error.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** The way to a password: the only one for those who have none, and below the form for those who do not remember it. */
export function PasswordByEmail({ email, hasPassword }: Props) {
  const { t } = useTranslation('account');
  const forgot = useForgotPassword();
  const place = hasPassword ? 'border-t border-line pt-6' : '';
  return (
    <div className={`grid justify-items-start gap-3 ${place}`}>
      <p className="text-muted">{t(hasPassword ? 'password.forgotText' : 'password.noneText')}</p>
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
