import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../features/admin/lists/audit-list.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminAuditPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('audit.title')} lead={t('audit.lead')}>
      <AuditList />
    </AdminPage>
  );
}
