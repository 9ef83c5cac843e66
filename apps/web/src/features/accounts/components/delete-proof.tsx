import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from './password-input.tsx';

interface Props {
  error: string | undefined;
}

export function OwnPasswordField({ error }: Props) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('delete.password')} error={error}>
      {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
    </Field>
  );
}

/** Must be typed: an autofilled value would confirm nothing. */
export function OwnEmailField({ error }: Props) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('delete.email')} error={error}>
      {(control) => (
        <Input {...control} name="email" type="email" autoComplete="off" dir="ltr" className="rtl:text-end" />
      )}
    </Field>
  );
}
