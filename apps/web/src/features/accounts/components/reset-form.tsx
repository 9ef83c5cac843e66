import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { useResetPassword } from '../api/use-enter.ts';
import { newPasswordRule } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormError } from './form-error.tsx';
import { PasswordInput } from './password-input.tsx';

interface Props {
  reset: ReturnType<typeof useResetPassword>;
  token: string;
}

/** Asks for the new password. The link's token is kept, so that a mistake does not need a second e-mail. */
export function ResetForm({ reset, token }: Props) {
  const { t } = useTranslation('auth');
  const { form, submit, say, general } = useCheckedForm({
    rules: { new_password: newPasswordRule },
    error: reset.error,
    onValid: ({ new_password }) => reset.mutate({ token, new_password }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormError error={general} />
      <Field
        label={t('reset.password')}
        error={say('new_password')}
        hint={t('form.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
      >
        {(control) => <PasswordInput {...control} name="new_password" autoComplete="new-password" />}
      </Field>
      <Button look="next" type="submit" disabled={reset.isPending}>
        {t(reset.isPending ? 'reset.pending' : 'reset.submit')}
      </Button>
    </form>
  );
}
