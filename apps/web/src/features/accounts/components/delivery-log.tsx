import type { WebhookDelivery, WebhookEndpoint } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useDateTime } from '../../../lib/use-date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeliveries, useResend } from '../api/use-webhooks.ts';
import { wordsKeyOf } from '../webhook-words.ts';
import { ActionError } from './action-error.tsx';

/** The result of a delivery's last attempt, in words. */
function useLastTry(): (delivery: WebhookDelivery) => string {
  const { t } = useTranslation('api');
  return ({ tries }) => {
    const [last] = tries;
    const number = t('webhooks.tries', { number: tries.length });
    if (last === undefined) return number;
    const answered = last.status === null ? [] : [t('webhooks.answered', { status: last.status })];
    const failed = last.failure === null ? [] : [t(`webhooks.failure.${last.failure}`)];
    return [number, ...answered, ...failed].join(' · ');
  };
}

function DeliveryRow({ delivery, onResend }: { delivery: WebhookDelivery; onResend: (() => void) | null }) {
  const { t } = useTranslation('api');
  const moment = useDateTime();
  const { type, status, created_at } = delivery;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <span>{t(`webhooks.event.${wordsKeyOf(type)}`)}</span>
        <span className={status === 'failed' ? 'text-danger' : 'text-muted'}>{t(`webhooks.status.${status}`)}</span>
      </p>
      <p className="text-sm text-muted">{moment(created_at)}</p>
      <p className="text-sm text-muted">{useLastTry()(delivery)}</p>
      {onResend !== null && (
        <Button className="justify-self-start" onClick={onResend}>
          {t('webhooks.resend')}
        </Button>
      )}
    </li>
  );
}

function Deliveries({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('api');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeliveries(endpoint.id);
  const resend = useResend();
  const deliveries = data?.pages.flatMap(({ items }) => items);
  if (error && !deliveries)
    return (
      <div className="grid gap-4">
        <ActionError title={t('webhooks.logFailed')} error={error} />
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    );
  if (!deliveries) return <p className="animate-[breathe_1.6s_infinite] text-muted">{t('loading')}</p>;
  if (deliveries.length === 0) return <p className="text-muted">{t('webhooks.logNone')}</p>;
  const again = ({ id }: WebhookDelivery) =>
    resend.mutate(id, { onSuccess: () => toast.success(t('webhooks.resent')) });
  return (
    <>
      <ActionError title={t('webhooks.changeFailed')} error={resend.error} />
      <ul className="divide-y divide-line border-y border-line">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onResend={endpoint.enabled ? () => again(delivery) : null}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('webhooks.more')}
        </Button>
      )}
    </>
  );
}

/** Messages to an address with their results; each can be sent again. */
export function DeliveryLog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { t } = useTranslation(['api', 'shell']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('api:webhooks.logOf', { address: new URL(endpoint.url).host })}
      description={t('api:webhooks.logText')}
      closeLabel={t('shell:close')}
    >
      <Deliveries endpoint={endpoint} />
    </Dialog>
  );
}
