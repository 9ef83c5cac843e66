import type { AuditLine } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useAdminList } from '../api/use-admin-list.ts';
import { AUDIT_ACTIONS, subjectAddress } from '../audit-words.ts';
import { DataTable, type Column } from '../components/data-table.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ListStates } from '../components/list-states.tsx';
import { RowLink } from '../components/row-link.tsx';
import { useFilter } from '../use-filter.ts';
import { useFormats } from '../use-formats.ts';

function Actor({ line }: { line: AuditLine }) {
  const { t } = useTranslation('admin');
  if (line.actor_id === null) return t('audit.operator');
  if (line.actor_email === null) return t('audit.gone');
  return <RowLink to={`/admin/users/${line.actor_id}`}>{line.actor_email}</RowLink>;
}

function Action({ action }: { action: string }) {
  const { t } = useTranslation('admin');
  const key = AUDIT_ACTIONS.find((known) => known === action.replaceAll('.', '_'));
  return key === undefined ? <code>{action}</code> : t(`audit.action.${key}`);
}

function Subject({ line }: { line: AuditLine }) {
  const address = subjectAddress(line);
  const short = line.subject.length > 14 ? `…${line.subject.slice(-10)}` : line.subject;
  const text = (
    <code dir="ltr" className="text-xs">
      {short}
    </code>
  );
  return address === null ? text : <RowLink to={address}>{text}</RowLink>;
}

function Detail({ detail }: Pick<AuditLine, 'detail'>) {
  const entries = Object.entries(detail);
  if (entries.length === 0) return null;
  return entries.map(([name, value]) => (
    <span key={name} className="me-4 inline-block">
      <span className="placard">{name}</span> <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
    </span>
  ));
}

function useColumns(): Column<AuditLine>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return [
    { id: 'what', head: t('audit.what'), lead: true, cell: ({ action }) => <Action action={action} /> },
    { id: 'when', head: t('audit.when'), cell: ({ created_at }) => formats.moment(created_at) },
    { id: 'who', head: t('audit.who'), cell: (line) => <Actor line={line} /> },
    { id: 'whom', head: t('audit.whom'), cell: (line) => <Subject line={line} /> },
    {
      id: 'detail',
      head: t('audit.detail'),
      wide: true,
      cell: ({ detail }) => (Object.keys(detail).length === 0 ? null : <Detail detail={detail} />),
    },
  ];
}

/** The audit log, newest first. */
export function AuditList() {
  const { t } = useTranslation('admin');
  const { query, setQuery } = useFilter('kind', []);
  const list = useAdminList('GET /admin/audit', { subject: query });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-6">
      <FilterBar hint={t('search.audit')} query={query} onQuery={setQuery} />
      <ListStates list={list} count={rows.length} empty={t('audit.empty')}>
        <DataTable label={t('audit.title')} columns={useColumns()} rows={rows} keyOf={({ id }) => id} />
      </ListStates>
    </div>
  );
}
