import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOverview } from '../../../features/admin/api/use-overview.ts';
import { Loading, LoadError } from '../../../features/admin/components/list-states.tsx';
import { Overview } from '../../../features/admin/components/overview.tsx';
import { RANGES, RangeSwitch } from '../../../features/admin/components/range-switch.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';

export default function AdminOverviewPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const range = RANGES.find((days) => days === params.get('days')) ?? '30';
  const { data, error, isPending, isPlaceholderData, refetch } = useOverview(range);
  return (
    <AdminPage title={t('overview.title')} lead={t('overview.lead')} action={<RangeSwitch range={range} />}>
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <Overview overview={data} />
        </div>
      )}
    </AdminPage>
  );
}
