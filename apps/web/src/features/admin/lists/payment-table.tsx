import type { AdminPayment } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../components/data-table.tsx';
import { RowLink } from '../components/row-link.tsx';
import { StateWord } from '../components/state-word.tsx';
import { useFormats } from '../use-formats.ts';

const TONES = {
  paid: 'good',
  failed: 'bad',
  partly_refunded: 'plain',
  refunded: 'plain',
  charged_back: 'bad',
} as const;

/** What was bought: the names of plans are the same in every language. */
const PLAN_NAMES = { starter: 'Starter', pro: 'Pro', premium: 'Premium' } as const;

function Payer({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  if (payment.user_id === null) return <span className="text-muted">{t('payments.gone')}</span>;
  return <RowLink to={`/admin/users/${payment.user_id}`}>{payment.user_email ?? t('users.guest')}</RowLink>;
}

function Reference({ payment }: { payment: AdminPayment }) {
  return (
    <code dir="ltr" className="text-xs wrap-anywhere">
      {payment.invoice_number ?? payment.transaction_id}
    </code>
  );
}

function Amount({ payment: { amount, refunded, currency } }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return (
    <>
      {formats.money(amount, currency)}
      {refunded > 0 && (
        <span className="placard block">{t('payments.refunded', { amount: formats.money(refunded, currency) })}</span>
      )}
    </>
  );
}

function useColumns(withPayer: boolean): Column<AdminPayment>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const payer: Column<AdminPayment> = {
    id: 'payer',
    head: t('payments.payer'),
    lead: true,
    cell: (payment) => <Payer payment={payment} />,
  };
  return [
    ...(withPayer ? [payer] : []),
    { id: 'date', head: t('payments.date'), cell: ({ paid_at }) => formats.moment(paid_at) },
    {
      id: 'item',
      head: t('payments.item'),
      cell: ({ plan }) => (plan === 'one_time' ? t('payments.once') : PLAN_NAMES[plan]),
    },
    {
      id: 'reference',
      head: t('payments.reference'),
      wide: true,
      cell: (payment) => <Reference payment={payment} />,
    },
    {
      id: 'status',
      head: t('payments.status'),
      cell: ({ status }) => <StateWord tone={TONES[status]}>{t(`payments.state.${status}`)}</StateWord>,
    },
    { id: 'amount', head: t('payments.amount'), end: true, cell: (payment) => <Amount payment={payment} /> },
  ];
}

export function PaymentTable({ payments, withPayer }: { payments: readonly AdminPayment[]; withPayer: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <DataTable label={t('payments.title')} columns={useColumns(withPayer)} rows={payments} keyOf={({ id }) => id} />
  );
}
