import type { AdminCreditLine } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useLedger } from '../api/use-admin-user.ts';
import { useFormats } from '../use-formats.ts';
import { DataTable, type Column } from './data-table.tsx';
import { ListStates } from './list-states.tsx';

function useColumns(): Column<AdminCreditLine>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return [
    {
      id: 'cause',
      head: t('ledger.cause'),
      lead: true,
      wide: true,
      cell: ({ description, reason }) => (
        <>
          {description}
          {reason !== null && (
            <span className="block text-muted">
              <bdi>{reason}</bdi>
            </span>
          )}
        </>
      ),
    },
    { id: 'date', head: t('ledger.date'), cell: ({ created_at }) => formats.moment(created_at) },
    {
      id: 'change',
      head: t('ledger.change'),
      end: true,
      cell: ({ balance_change, pending_change }) => (
        <>
          <span className={balance_change > 0 ? 'text-good' : ''}>{formats.signed(balance_change)}</span>
          {pending_change !== 0 && (
            <span className="placard ms-2">{t('ledger.pending', { change: formats.signed(pending_change) })}</span>
          )}
        </>
      ),
    },
    { id: 'left', head: t('ledger.left'), end: true, cell: ({ balance_after }) => formats.number(balance_after) },
  ];
}

/** A user's credit history, with the reasons that administrators entered. */
export function Ledger({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const list = useLedger(userId);
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ListStates list={list} count={lines.length} empty={t('ledger.empty')}>
      <DataTable label={t('user.ledger')} columns={useColumns()} rows={lines} keyOf={({ id }) => id} />
    </ListStates>
  );
}
