import type { AdminPayments } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useAdminList } from '../api/use-admin-list.ts';
import { Facts } from '../components/facts.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ListStates } from '../components/list-states.tsx';
import { useFilter } from '../use-filter.ts';
import { useFormats } from '../use-formats.ts';
import { PaymentTable } from './payment-table.tsx';

const STATUSES = ['paid', 'failed', 'partly_refunded', 'refunded', 'charged_back'] as const;

function Totals({ totals }: { totals: AdminPayments['totals'] }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const facts = totals.map(({ currency, payments, net, refunded }) => ({
    name: `${currency} · ${t('payments.count', { count: payments })}`,
    value: formats.money(net, currency),
    note: refunded > 0 ? t('payments.refunded', { amount: formats.money(refunded, currency) }) : undefined,
  }));
  return <Facts label={t('payments.totals')} facts={facts} />;
}

/** All payments, newest first, with totals. */
export function AdminPaymentList() {
  const { t } = useTranslation('admin');
  const { query, choice, setQuery, setChoice } = useFilter('status', STATUSES);
  const list = useAdminList('GET /admin/payments', { query, status: choice });
  const payments = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const totals = list.data?.pages[0]?.totals ?? [];
  const options = STATUSES.map((value) => ({ value, label: t(`payments.state.${value}`) }));
  return (
    <div className="grid gap-6">
      <FilterBar
        hint={t('search.payments')}
        query={query}
        onQuery={setQuery}
        choices={{ label: t('filter.status'), value: choice, options, onChange: setChoice }}
      />
      <ListStates list={list} count={payments.length} empty={t('payments.empty')}>
        {totals.length > 0 && <Totals totals={totals} />}
        <PaymentTable payments={payments} withPayer />
      </ListStates>
    </div>
  );
}
