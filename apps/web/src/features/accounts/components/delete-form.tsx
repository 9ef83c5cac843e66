import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDeleteAccount } from '../api/use-own-data.ts';
import { useSignInWays } from '../api/use-sign-in-ways.ts';
import { anyText } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { ActionError } from './action-error.tsx';
import { PasswordInput } from './password-input.tsx';

const RULES = { password: anyText };
const CODES = { wrong_password: 'password', invalid_credentials: 'password' } as const;

/** What goes, what stays, and the password that confirms it, where there is one. */
export function DeleteForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const { t } = useTranslation('account');
  const { data: ways } = useSignInWays();
  const remove = useDeleteAccount();
  const { form, submit, say, general } = useCheckedForm({
    rules: RULES,
    error: remove.error,
    codes: CODES,
    onValid: ({ password }) => remove.mutate(password),
  });
  const busy = remove.isPending || remove.isSuccess;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        <li>{t('delete.goesPictures')}</li>
        <li>{t('delete.goesCredits')}</li>
        <li>{t('delete.goesPlan')}</li>
        <li>{t('delete.staysInvoices')}</li>
      </ul>
      <ActionError title={t('delete.failed')} error={general} />
      {!user.is_guest && (
        <Field
          label={t('delete.password')}
          error={say('password')}
          hint={ways?.google === true ? t('delete.passwordHint') : undefined}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{t('keep')}</Button>
        <Button look="danger" type="submit" disabled={busy}>
          {t(busy ? 'delete.pending' : 'delete.confirm')}
        </Button>
      </div>
    </form>
  );
}
