import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useForgotPassword } from '../api/use-forgot-password.ts';
import { ActionError } from './action-error.tsx';

interface Props {
  email: string;
  hasPassword: boolean;
}

/** Setting a password by e-mail: the only way for accounts without one, and the fallback for a forgotten one. */
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
