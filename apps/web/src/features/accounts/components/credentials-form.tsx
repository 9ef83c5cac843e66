import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { anyText, emailRule, newPasswordRule, passwordRule } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';

interface Credentials {
  email: string;
  password: string;
  /** Left out where none was given. */
  full_name?: string;
}

interface Props {
  /** `upgrade`: a guest becomes an account. */
  kind: 'login' | 'signup' | 'upgrade';
  error: Error | null;
  pending: boolean;
  /** "Keep me signed in", which counts for other ways to sign in too. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
  onSubmit: (credentials: Credentials & { remember_me: boolean }) => void;
}

const CODES = { email_taken: 'email' } as const;

/** E-mail address, password and "keep me signed in", for the log-in and the sign-up. */
export function CredentialsForm({ kind, error, pending, remember, onRemember, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const isNew = kind !== 'login';
  const { form, submit, say, general } = useCheckedForm({
    rules: { full_name: anyText, email: emailRule, password: isNew ? newPasswordRule : passwordRule },
    error,
    codes: CODES,
    onValid: ({ full_name: typed, email, password }) => {
      const name = typed.trim();
      onSubmit({ email: email.trim(), password, remember_me: remember, ...(name !== '' && { full_name: name }) });
    },
  });
  const hint = t('form.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormError error={general} />
      {isNew && (
        <Field label={t('form.fullName')} aside={t('form.optional')} error={say('full_name')}>
          {(control) => <Input {...control} name="full_name" autoComplete="name" maxLength={60} />}
        </Field>
      )}
      <EmailField error={say('email')} />
      <Field label={t('form.password')} error={say('password')} {...(isNew && { hint })}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete={isNew ? 'new-password' : 'current-password'} />
        )}
      </Field>
      <Checkbox
        name="remember_me"
        label={t('form.remember')}
        checked={remember}
        onChange={(event) => onRemember(event.target.checked)}
      />
      <Button look="next" type="submit" disabled={pending}>
        {t(pending ? `${kind}.pending` : `${kind}.submit`)}
      </Button>
    </form>
  );
}
