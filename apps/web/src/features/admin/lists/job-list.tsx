import { useTranslation } from 'react-i18next';
import { useAdminList } from '../api/use-admin-list.ts';
import { FilterBar } from '../components/filter-bar.tsx';
import { ListStates } from '../components/list-states.tsx';
import { useFilter } from '../use-filter.ts';
import { JobTable } from './job-table.tsx';

const STATUSES = ['queued', 'generating', 'completed', 'failed', 'cancelled'] as const;

/** Everybody's sets, newest first. */
export function AdminJobList() {
  const { t } = useTranslation('admin');
  const { query, choice, setQuery, setChoice } = useFilter('status', STATUSES);
  const list = useAdminList('GET /admin/jobs', { query, status: choice });
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const options = STATUSES.map((value) => ({ value, label: t(`jobs.state.${value}`) }));
  return (
    <div className="grid gap-6">
      <FilterBar
        hint={t('search.jobs')}
        query={query}
        onQuery={setQuery}
        choices={{ label: t('filter.status'), value: choice, options, onChange: setChoice }}
      />
      <ListStates list={list} count={jobs.length} empty={t('jobs.empty')}>
        <JobTable jobs={jobs} withOwner />
      </ListStates>
    </div>
  );
}
