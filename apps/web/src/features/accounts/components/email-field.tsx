import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** The e-mail address that an account goes by. */
export function EmailField({ error, defaultValue }: { error: string | undefined; defaultValue?: string }) {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('form.email')} error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={defaultValue}
          dir="ltr"
          className="rtl:text-end"
        />
      )}
    </Field>
  );
}
