import type { AdminUser } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useAdminList } from '../api/use-admin-list.ts';
import { DataTable, type Column } from '../components/data-table.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ListStates } from '../components/list-states.tsx';
import { RowLink } from '../components/row-link.tsx';
import { StateWord } from '../components/state-word.tsx';
import { useFilter } from '../use-filter.ts';
import { useFormats } from '../use-formats.ts';

const KINDS = ['account', 'guest', 'admin'] as const;

export function UserStanding({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  if (user.role === 'admin') return <StateWord tone="good">{t('users.admin')}</StateWord>;
  if (user.is_guest) return <StateWord tone="plain">{t('users.guest')}</StateWord>;
  return <StateWord tone="plain">{t(user.email_verified ? 'users.confirmed' : 'users.unconfirmed')}</StateWord>;
}

function useColumns(): Column<AdminUser>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return [
    {
      id: 'email',
      head: t('users.email'),
      lead: true,
      cell: (user) => (
        <RowLink to={`/admin/users/${user.id}`}>{user.email ?? `${t('users.guest')} ${user.id.slice(-8)}`}</RowLink>
      ),
    },
    { id: 'name', head: t('users.name'), wide: true, cell: (user) => user.full_name && <bdi>{user.full_name}</bdi> },
    { id: 'standing', head: t('users.standing'), cell: (user) => <UserStanding user={user} /> },
    {
      id: 'credits',
      head: t('users.credits'),
      end: true,
      cell: (user) => (
        <>
          {formats.number(user.credits_balance)}
          {user.pending_credits > 0 && (
            <span className="placard ms-2">{t('users.pending', { count: user.pending_credits })}</span>
          )}
        </>
      ),
    },
    { id: 'since', head: t('users.since'), end: true, cell: (user) => formats.moment(user.created_at) },
  ];
}

/** Everybody there is, newest first. */
export function UserList() {
  const { t } = useTranslation('admin');
  const { query, choice, setQuery, setChoice } = useFilter('kind', KINDS);
  const list = useAdminList('GET /admin/users', { query, kind: choice });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const options = KINDS.map((value) => ({ value, label: t(`users.kind.${value}`) }));
  return (
    <div className="grid gap-6">
      <FilterBar
        hint={t('search.users')}
        query={query}
        onQuery={setQuery}
        choices={{ label: t('filter.kind'), value: choice, options, onChange: setChoice }}
      />
      <ListStates list={list} count={rows.length} empty={t('users.empty')}>
        <DataTable label={t('users.title')} columns={useColumns()} rows={rows} keyOf={({ id }) => id} />
      </ListStates>
    </div>
  );
}
