import { useTranslation } from 'react-i18next';
import { WebhookList } from '../../../features/admin/lists/webhook-list.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminWebhooksPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <WebhookList />
    </AdminPage>
  );
}
