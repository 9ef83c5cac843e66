import type { AdminWebhook } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useAdminList } from '../api/use-admin-list.ts';
import { DataTable, type Column } from '../components/data-table.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ListStates } from '../components/list-states.tsx';
import { RowLink } from '../components/row-link.tsx';
import { WebhookState } from '../components/webhook-state.tsx';
import { useFilter } from '../use-filter.ts';
import { useFormats } from '../use-formats.ts';

const STATES = ['waiting', 'failing', 'done'] as const;

function useColumns(): Column<AdminWebhook>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return [
    {
      id: 'type',
      head: t('webhooks.type'),
      lead: true,
      cell: ({ id, type }) => <RowLink to={`/admin/webhooks/${id}`}>{type}</RowLink>,
    },
    {
      id: 'event',
      head: t('webhooks.event'),
      cell: ({ id }) => (
        <code dir="ltr" className="text-xs wrap-anywhere">
          {id}
        </code>
      ),
    },
    { id: 'state', head: t('webhooks.status'), cell: ({ state }) => <WebhookState state={state} /> },
    { id: 'attempts', head: t('webhooks.attempts'), end: true, cell: ({ attempts }) => formats.number(attempts) },
    {
      id: 'error',
      head: t('webhooks.error'),
      wide: true,
      cell: ({ last_error }) =>
        last_error && (
          <code dir="ltr" className="line-clamp-2 text-xs wrap-anywhere">
            {last_error}
          </code>
        ),
    },
    { id: 'received', head: t('webhooks.received'), end: true, cell: ({ received_at }) => formats.moment(received_at) },
  ];
}

/** What the payment provider sent, the last first. */
export function WebhookList() {
  const { t } = useTranslation('admin');
  const { query, choice, setQuery, setChoice } = useFilter('state', STATES);
  const list = useAdminList('GET /admin/webhooks', { query, state: choice });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const options = STATES.map((value) => ({ value, label: t(`webhooks.state.${value}`) }));
  return (
    <div className="grid gap-6">
      <FilterBar
        hint={t('search.webhooks')}
        query={query}
        onQuery={setQuery}
        choices={{ label: t('filter.status'), value: choice, options, onChange: setChoice }}
      />
      <ListStates list={list} count={rows.length} empty={t('webhooks.empty')}>
        <DataTable label={t('webhooks.title')} columns={useColumns()} rows={rows} keyOf={({ id }) => id} />
      </ListStates>
    </div>
  );
}
