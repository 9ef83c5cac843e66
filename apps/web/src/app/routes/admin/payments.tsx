import { useTranslation } from 'react-i18next';
import { AdminPaymentList } from '../../../features/admin/lists/payment-list.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminPaymentsPage() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage title={t('payments.title')}>
      <AdminPaymentList />
    </AdminPage>
  );
}
