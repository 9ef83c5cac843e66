import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWebhook } from '../../../features/admin/api/use-webhook.ts';
import { Loading, LoadError } from '../../../features/admin/components/list-states.tsx';
import { WebhookView } from '../../../features/admin/components/webhook-view.tsx';
import { ProblemError } from '../../../lib/api/problem.ts';
import { AdminPage } from '../../admin/admin-page.tsx';

const isMissing = (error: unknown): boolean => error instanceof ProblemError && [404, 422].includes(error.status);

export default function AdminWebhookPage() {
  const { t } = useTranslation('admin');
  const { eventId = '' } = useParams();
  const { data: webhook, error, isPending, refetch } = useWebhook(eventId);
  return (
    <AdminPage
      title={webhook?.type ?? t('webhooks.title')}
      lead={eventId}
      back={{ to: '/admin/webhooks', label: t('webhooks.back') }}
    >
      {isPending && <Loading />}
      {error && isMissing(error) && <p className="border-y border-line py-6 text-muted">{t('webhooks.missing')}</p>}
      {error && !isMissing(error) && <LoadError error={error} onRetry={() => void refetch()} />}
      {webhook && <WebhookView webhook={webhook} />}
    </AdminPage>
  );
}
