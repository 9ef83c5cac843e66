import type { Payment } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { usePayments } from '../api/use-history.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { MoneySection } from './money-section.tsx';
import { cell, figure, head, row, sheet } from './sheet-classes.ts';

/** There is no receipt without a payment. */
function ToReceipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  if (payment.status === 'failed') return null;
  const name = t('receipt.openOf', { item: words.item(payment.plan), date: words.day(payment.paid_at) });
  return (
    <Link
      to={`/receipt/${payment.id}`}
      aria-label={name}
      className="ms-3 inline-block text-sm underline underline-offset-4 print:hidden"
    >
      {t('receipt.open')}
    </Link>
  );
}

function Line({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const money = (amount: number) => words.price(amount, payment.currency);
  const notes = [
    ...(payment.tax > 0 ? [t('history.tax', { amount: money(payment.tax) })] : []),
    ...(payment.refunded > 0 ? [t('history.refunded', { amount: money(payment.refunded) })] : []),
  ];
  const state = t(`history.state.${payment.status}`);
  const tone = payment.status === 'failed' ? 'text-danger' : 'text-muted';
  return (
    <tr className={row}>
      <td className={`${cell} whitespace-nowrap text-muted max-sm:hidden`}>{words.day(payment.paid_at)}</td>
      <td className={`${cell} w-full`}>
        {words.item(payment.plan)}
        <span className="placard block sm:hidden">{words.day(payment.paid_at)}</span>
        <ToReceipt payment={payment} />
        {payment.invoice_number !== null && (
          <span className="placard block">
            <bdi>{t('history.invoice', { number: payment.invoice_number })}</bdi>
          </span>
        )}
      </td>
      <td className={figure}>
        {money(payment.amount)}
        {notes.map((note) => (
          <span key={note} className="placard block">
            {note}
          </span>
        ))}
        <span className={`placard block sm:hidden ${tone}`}>{state}</span>
      </td>
      <td className={`${figure} max-sm:hidden ${tone}`}>{state}</td>
    </tr>
  );
}

function Head() {
  const { t } = useTranslation('payments');
  return (
    <thead className={head}>
      <tr>
        <th scope="col" className={`${cell} max-sm:hidden`}>
          {t('history.date')}
        </th>
        <th scope="col" className={cell}>
          {t('history.item')}
        </th>
        <th scope="col" className={figure}>
          {t('history.amount')}
        </th>
        <th scope="col" className={`${figure} max-sm:hidden`}>
          {t('history.status')}
        </th>
      </tr>
    </thead>
  );
}

/** All payments with tax, refunds and status; printable as a statement. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const list = usePayments();
  const payments = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const print = (
    <Button look="quiet" className="px-0 underline print:hidden" onClick={() => window.print()}>
      {t('history.print')}
    </Button>
  );
  return (
    <MoneySection
      id="payments"
      title={t('history.title')}
      loading={t('history.loading')}
      empty={t('history.empty')}
      count={payments.length}
      {...{ list, action: print }}
    >
      <table aria-labelledby="payments" className={sheet}>
        <Head />
        <tbody>
          {payments.map((payment) => (
            <Line key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </MoneySection>
  );
}
