import type { OwnPasskey } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useAddPasskey, useRenamePasskey } from '../api/use-factors.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

/** Creates a passkey in the browser. `onAdded` receives the recovery codes of a first factor. */
export function AddPasskey({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation(['account', 'auth']);
  const add = useAddPasskey();
  const onName = (name: string) =>
    add.mutate(name, {
      onSuccess: ({ recovery_codes }) => {
        if (recovery_codes === null) toast.success(t('account:factors.keys.added'));
        onAdded(recovery_codes);
      },
    });
  return (
    <PasskeyNameForm
      hint={t('account:factors.keys.nameHint')}
      submitLabel={t('account:factors.keys.add')}
      pendingLabel={t('auth:ways.passkeyPending')}
      pending={add.isPending || add.isSuccess}
      error={add.error}
      onName={onName}
    />
  );
}

export function RenamePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const { t } = useTranslation(['account', 'auth']);
  const rename = useRenamePasskey();
  const [isEmpty, setEmpty] = useState(false);
  const onName = (name: string) => {
    setEmpty(name === '');
    if (name !== '') rename.mutate({ id: passkey.id, name }, { onSuccess: onDone });
  };
  return (
    <PasskeyNameForm
      name={passkey.name}
      {...(isEmpty && { fault: t('account:factors.keys.nameFault') })}
      submitLabel={t('account:factors.keys.save')}
      pendingLabel={t('auth:proof.pending')}
      pending={rename.isPending}
      error={rename.error}
      onName={onName}
    />
  );
}
