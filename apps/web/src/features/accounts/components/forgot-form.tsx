import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { useForgotPassword } from '../api/use-forgot-password.ts';
import { emailRule } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { EmailField } from './email-field.tsx';
import { FormError } from './form-error.tsx';

interface Props {
  forgot: ReturnType<typeof useForgotPassword>;
  /** The previously typed address. */
  email: string;
}

/** Asks for the address to send a password link to. */
export function ForgotForm({ forgot, email }: Props) {
  const { t } = useTranslation('auth');
  const { form, submit, say, general } = useCheckedForm({
    rules: { email: emailRule },
    error: forgot.error,
    onValid: ({ email: typed }) => forgot.mutate(typed.trim()),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormError error={general} />
      <EmailField error={say('email')} defaultValue={email} />
      <Button look="next" type="submit" disabled={forgot.isPending}>
        {t(forgot.isPending ? 'forgot.pending' : 'forgot.submit')}
      </Button>
    </form>
  );
}
