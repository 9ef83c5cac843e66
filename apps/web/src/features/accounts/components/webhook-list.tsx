import type { WebhookEndpoint } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAddWebhook, useWebhooks } from '../api/use-webhooks.ts';
import { ActionError } from './action-error.tsx';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { ToldSecret } from './told-secret.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** A new address, then its secret, shown once. */
function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['api', 'shell']);
  const add = useAddWebhook();
  const isTold = add.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isTold ? 'api:webhooks.secretTitle' : 'api:webhooks.add')}
      {...(isTold && { description: t('api:webhooks.secretText') })}
      closeLabel={t('shell:close')}
    >
      {add.data ? (
        <ToldSecret label={t('api:webhooks.secret')} secret={add.data.secret} onDone={onClose} />
      ) : (
        <NewWebhookForm pending={add.isPending} error={add.error} onWish={(wish) => add.mutate(wish)} />
      )}
    </Dialog>
  );
}

function Rows({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const { t } = useTranslation('api');
  if (endpoints.length === 0) return <p className="text-muted">{t('webhooks.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {endpoints.map((endpoint) => (
        <WebhookRow key={endpoint.id} endpoint={endpoint} />
      ))}
    </ul>
  );
}

/** The account's webhook endpoints. */
export function WebhookList({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation('api');
  const { data: endpoints, error, refetch } = useWebhooks();
  const [adding, setAdding] = useState(false);
  if (error && !endpoints)
    return (
      <>
        <ActionError title={t('webhooks.failed')} error={error} />
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </>
    );
  if (!endpoints) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('loading')}</p>;
  return (
    <>
      <Rows endpoints={endpoints} />
      {mayAdd && (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          {t('webhooks.add')}
        </Button>
      )}
      {adding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </>
  );
}
