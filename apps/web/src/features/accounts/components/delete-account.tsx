import type { User } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DeleteForm } from './delete-form.tsx';

/** Deletes the account for good; confirms once, and says what is deleted and what stays. */
export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'shell']);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 className="font-medium">{t('account:data.deleteTitle')}</h3>
      <p className="text-muted">{t('account:data.deleteText')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('account:data.delete')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('account:delete.title')}
        description={t('account:delete.text')}
        closeLabel={t('shell:close')}
      >
        <DeleteForm user={user} onKeep={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}
