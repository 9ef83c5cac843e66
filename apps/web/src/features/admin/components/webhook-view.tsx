import type { AdminWebhookDetail } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRetryWebhook } from '../api/use-admin-acts.ts';
import { useFormats } from '../use-formats.ts';
import { DataTable, type Column } from './data-table.tsx';
import { Facts } from './facts.tsx';
import { WebhookState } from './webhook-state.tsx';

type Fact = AdminWebhookDetail['facts'][number];

function Retry({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const say = useErrorText();
  const retry = useRetryWebhook();
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        disabled={retry.isPending}
        onClick={() => retry.mutate(id, { onSuccess: () => toast.success(t('webhooks.retried')) })}
      >
        {t('webhooks.retry')}
      </Button>
      {retry.error && (
        <Notice tone="danger" urgent title={t('webhooks.retryFailed')}>
          {say(retry.error)}
        </Notice>
      )}
    </div>
  );
}

function Said({ webhook }: { webhook: AdminWebhookDetail }) {
  const { t } = useTranslation('admin');
  // Names stay on one line if there is room: a text that may break anywhere would give up its width.
  const code = (text: string, breaks = 'wrap-anywhere') => (
    <code dir="ltr" className={`text-xs ${breaks}`}>
      {text}
    </code>
  );
  const columns: Column<Fact>[] = [
    { id: 'name', head: t('webhooks.name'), lead: true, cell: ({ name }) => code(name, 'wrap-break-word') },
    { id: 'value', head: t('webhooks.value'), wide: true, cell: ({ value }) => code(value) },
  ];
  return (
    <section className="grid gap-3">
      <h2 className="headline text-xl">{t('webhooks.facts')}</h2>
      <DataTable label={t('webhooks.facts')} columns={columns} rows={webhook.facts} keyOf={({ name }) => name} />
      {webhook.hidden > 0 && <p className="text-sm text-muted">{t('webhooks.hidden', { count: webhook.hidden })}</p>}
    </section>
  );
}

/** One event of the payment provider; a stuck one can be retried. */
export function WebhookView({ webhook }: { webhook: AdminWebhookDetail }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const facts = [
    { name: t('webhooks.status'), value: <WebhookState state={webhook.state} /> },
    { name: t('webhooks.attempts'), value: formats.number(webhook.attempts) },
    { name: t('webhooks.occurred'), value: formats.moment(webhook.occurred_at) },
    { name: t('webhooks.received'), value: formats.moment(webhook.received_at) },
    ...(webhook.processed_at === null
      ? []
      : [{ name: t('webhooks.processed'), value: formats.moment(webhook.processed_at) }]),
  ];
  return (
    <div className="grid gap-8">
      <Facts label={t('webhooks.event')} facts={facts} />
      {webhook.last_error !== null && (
        <Notice tone="danger" title={t('webhooks.error')}>
          <code dir="ltr" className="text-sm wrap-anywhere">
            {webhook.last_error}
          </code>
        </Notice>
      )}
      {webhook.state !== 'done' && <Retry id={webhook.id} />}
      <Said webhook={webhook} />
    </div>
  );
}
