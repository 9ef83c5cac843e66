import { useTranslation } from 'react-i18next';
import { UserList } from '../../../features/admin/lists/user-list.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminUsersPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('users.title')}>
      <UserList />
    </AdminPage>
  );
}
