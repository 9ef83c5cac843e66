import type { WebhookEndpoint } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useRemoveWebhook, useRotateSecret, useSendTest, useSwitchWebhook } from '../api/use-webhooks.ts';
import { wordsKeyOf } from '../webhook-words.ts';
import { ActionError } from './action-error.tsx';
import { AskFirst } from './ask-first.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ToldSecret } from './told-secret.tsx';

type Asked = 'rotate' | 'remove' | 'log';

interface Act {
  endpoint: WebhookEndpoint;
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
}

/** The new secret, shown once. */
function NewSecret({ rotate }: { rotate: ReturnType<typeof useRotateSecret> }) {
  const { t } = useTranslation(['api', 'shell']);
  if (!rotate.data) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && rotate.reset()}
      title={t('api:webhooks.secretTitle')}
      description={`${t('api:webhooks.secretText')} ${t('api:webhooks.formerText')}`}
      closeLabel={t('shell:close')}
    >
      <ToldSecret label={t('api:webhooks.secret')} secret={rotate.data.secret} onDone={rotate.reset} />
    </Dialog>
  );
}

/** Dialogs that a button of the row opens. */
function Dialogs({ endpoint, asked, onAsk, rotate }: Act & { rotate: ReturnType<typeof useRotateSecret> }) {
  const { t } = useTranslation('api');
  const remove = useRemoveWebhook();
  const close = () => onAsk(null);
  const { id } = endpoint;
  return (
    <>
      <ActionError title={t('webhooks.changeFailed')} error={remove.error ?? rotate.error} />
      {asked === 'rotate' && (
        <AskFirst
          title={t('webhooks.rotateAsk')}
          text={t('webhooks.rotateText')}
          confirmLabel={t('webhooks.rotate')}
          onConfirm={() => rotate.mutate(id)}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <AskFirst
          title={t('webhooks.removeAsk')}
          text={t('webhooks.removeText')}
          confirmLabel={t('webhooks.remove')}
          onConfirm={() => remove.mutate(id, { onSuccess: () => toast.success(t('webhooks.removed')) })}
          onClose={close}
        />
      )}
      {asked === 'log' && <DeliveryLog endpoint={endpoint} onClose={close} />}
      <NewSecret rotate={rotate} />
    </>
  );
}

function Acts({ endpoint, onAsk }: Pick<Act, 'endpoint' | 'onAsk'>) {
  const { t } = useTranslation('api');
  const test = useSendTest();
  const turn = useSwitchWebhook();
  const { id, enabled } = endpoint;
  return (
    <>
      <ActionError title={t('webhooks.changeFailed')} error={test.error ?? turn.error} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAsk('log')}>{t('webhooks.log')}</Button>
        <Button
          disabled={!enabled || test.isPending}
          onClick={() => test.mutate(id, { onSuccess: () => toast.success(t('webhooks.testSent')) })}
        >
          {t('webhooks.test')}
        </Button>
        <Button onClick={() => onAsk('rotate')}>{t('webhooks.rotate')}</Button>
        <Button disabled={turn.isPending} onClick={() => turn.mutate({ id, enabled: !enabled })}>
          {t(enabled ? 'webhooks.switchOff' : 'webhooks.switchOn')}
        </Button>
        <Button look="danger" onClick={() => onAsk('remove')}>
          {t('webhooks.remove')}
        </Button>
      </div>
    </>
  );
}

/** One endpoint with its events and actions. */
export function WebhookRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('api');
  const [asked, setAsked] = useState<Asked | null>(null);
  const rotate = useRotateSecret();
  return (
    <li aria-label={endpoint.url} className="grid gap-3 py-4">
      <div>
        <p className="font-medium break-all">
          <bdi dir="ltr">{endpoint.url}</bdi>
        </p>
        <p className="text-sm text-muted">
          {endpoint.events.map((type) => t(`webhooks.event.${wordsKeyOf(type)}`)).join(' · ')}
        </p>
        {!endpoint.enabled && <p className="text-sm font-medium text-danger">{t('webhooks.off')}</p>}
      </div>
      <Acts endpoint={endpoint} onAsk={setAsked} />
      <Dialogs endpoint={endpoint} asked={asked} onAsk={setAsked} rotate={rotate} />
    </li>
  );
}
