import { useTranslation } from 'react-i18next';
import { AdminJobList } from '../../../features/admin/lists/job-list.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminJobsPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('jobs.title')}>
      <AdminJobList />
    </AdminPage>
  );
}
