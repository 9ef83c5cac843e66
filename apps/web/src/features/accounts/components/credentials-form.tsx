import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../lib/api/problem.ts';
import { fieldError } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { checkCredentials, type CredentialFaults, type Credentials } from '../check-credentials.ts';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';

interface Props {
  kind: 'login' | 'signup';
  error: Error | null;
  pending: boolean;
  onSubmit: (credentials: Credentials & { remember_me: boolean }) => void;
}

const read = (form: HTMLFormElement): Credentials & { remember_me: boolean } => {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email').trim(), password: text('password'), remember_me: data.has('remember_me') };
};

/** Checks what can be checked here, shows the first fault and puts the cursor there. */
function useCheckedSubmit({ kind, onSubmit }: Pick<Props, 'kind' | 'onSubmit'>) {
  const [faults, setFaults] = useState<CredentialFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = read(event.currentTarget);
    const found = checkCredentials(credentials, kind === 'signup');
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first === undefined) onSubmit(credentials);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return { faults, form, submit };
}

/** E-mail address, password and "keep me signed in", for the log-in and the sign-up. */
export function CredentialsForm({ kind, error, pending, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const { faults, form, submit } = useCheckedSubmit({ kind, onSubmit });
  const limits = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
  const say = (field: keyof Credentials) => {
    const fault = faults[field];
    return fault ? t(`faults.${fault}`, limits) : fieldError(error, field);
  };
  const general = error instanceof ProblemError && error.fields.length > 0 ? null : error;
  const current = kind === 'login' ? 'current-password' : 'new-password';
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormError error={general} />
      <Field label={t('form.email')} error={say('email')}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" dir="ltr" className="rtl:text-end" />
        )}
      </Field>
      <Field
        label={t('form.password')}
        error={say('password')}
        {...(kind === 'signup' && { hint: t('form.passwordHint', limits) })}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete={current} />}
      </Field>
      <Checkbox name="remember_me" label={t('form.remember')} defaultChecked={kind === 'signup'} />
      <Button look="next" type="submit" disabled={pending}>
        {t(pending ? `${kind}.pending` : `${kind}.submit`)}
      </Button>
    </form>
  );
}
