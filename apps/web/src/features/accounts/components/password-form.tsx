import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useChangePassword } from '../api/use-change-password.ts';
import { newPasswordRule, passwordRule } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { ActionError } from './action-error.tsx';
import { PasswordInput } from './password-input.tsx';

const RULES = { current_password: passwordRule, new_password: newPasswordRule };
const CODES = { wrong_password: 'current_password', invalid_credentials: 'current_password' } as const;

/** Changes the password; clears the form only on success. */
function usePasswordForm() {
  const { t } = useTranslation('account');
  const change = useChangePassword();
  const checked = useCheckedForm({
    rules: RULES,
    error: change.error,
    codes: CODES,
    onValid: (passwords) => {
      const onSuccess = () => {
        checked.form.current?.reset();
        toast.success(t('password.doneTitle'), { description: t('password.doneText') });
      };
      change.mutate(passwords, { onSuccess });
    },
  });
  return { ...checked, pending: change.isPending };
}

/** Asks for the current and a new password. `email` helps password managers to match the account. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'auth']);
  const { form, submit, say, general, pending } = usePasswordForm();
  const hint = t('auth:form.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ActionError title={t('account:password.failed')} error={general} />
      <input type="email" value={email} readOnly autoComplete="username" hidden />
      <Field label={t('account:password.current')} error={say('current_password')}>
        {(control) => <PasswordInput {...control} name="current_password" autoComplete="current-password" />}
      </Field>
      <Field label={t('account:password.new')} error={say('new_password')} hint={hint}>
        {(control) => <PasswordInput {...control} name="new_password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" disabled={pending} className="justify-self-start">
        {t(pending ? 'account:password.pending' : 'account:password.submit')}
      </Button>
    </form>
  );
}
