import type { User } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useDeleteAccount } from '../api/use-own-data.ts';
import { ownEmailRule, passwordRule, type Rule } from '../field-rules.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { ActionError } from './action-error.tsx';
import { OwnEmailField, OwnPasswordField } from './delete-proof.tsx';

const CODES = { wrong_password: 'password', invalid_credentials: 'password' } as const;

/** What confirms the deletion: the password, else the address; for a guest, who has neither, the button alone. */
const rulesFor = ({ has_password, email }: User): Record<string, Rule> => {
  if (has_password) return { password: passwordRule };
  return email === null ? {} : { email: ownEmailRule(email) };
};

/** What is deleted, what stays, and the confirmation. */
export function DeleteForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const { t } = useTranslation('account');
  const remove = useDeleteAccount();
  const { form, submit, say, general } = useCheckedForm<string>({
    rules: rulesFor(user),
    error: remove.error,
    codes: CODES,
    onValid: ({ password }) => remove.mutate(password === undefined ? {} : { password }),
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
      {user.has_password && <OwnPasswordField error={say('password')} />}
      {!user.has_password && user.email !== null && <OwnEmailField error={say('email')} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{t('keep')}</Button>
        <Button look="danger" type="submit" disabled={busy}>
          {t(busy ? 'delete.pending' : 'delete.confirm')}
        </Button>
      </div>
    </form>
  );
}
