import type { Payment } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { operator } from '../../../lib/content/operator.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { cell, figure, row, sheet } from './sheet-classes.ts';

interface Props {
  payment: Payment;
  /** Name and address of the one who paid, as far as they are known. */
  buyer: readonly string[];
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="wrap-anywhere">
      <h2 className="placard">{title}</h2>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const facts = [
    [t('receipt.number'), payment.invoice_number ?? payment.id],
    [t('receipt.date'), words.day(payment.paid_at)],
    [t('history.status'), t(`history.state.${payment.status}`)],
  ];
  return (
    <dl className="grid gap-x-12 gap-y-4 sm:grid-cols-[repeat(3,auto)] sm:justify-start">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="placard">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sum({ term, amount, strong = false }: { term: string; amount: string; strong?: boolean }) {
  return (
    <tr className={`${row} ${strong ? 'border-ink *:font-semibold' : ''}`}>
      <th scope="row" className={`${cell} w-full`}>
        {term}
      </th>
      <td className={figure}>{amount}</td>
    </tr>
  );
}

function Sums({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const money = (amount: number) => words.price(amount, payment.currency);
  return (
    <table aria-label={t('receipt.title')} className={`${sheet} border-ink`}>
      <tbody>
        <tr className="border-t border-ink align-top">
          <th scope="row" className={`${cell} w-full`}>
            {words.item(payment.plan)}
            <span className="placard block">{words.credits(payment.credits)}</span>
          </th>
          <td className={figure}>{money(payment.amount - payment.tax)}</td>
        </tr>
        <Sum term={t('receipt.tax')} amount={money(payment.tax)} />
        <Sum term={t('receipt.total')} amount={money(payment.amount)} strong />
        {payment.refunded > 0 && (
          <>
            <Sum term={t('history.state.refunded')} amount={money(-payment.refunded)} />
            <Sum term={t('receipt.kept')} amount={money(payment.amount - payment.refunded)} strong />
          </>
        )}
      </tbody>
    </table>
  );
}

/** What was bought, from whom, for how much: on paper one clean page. */
export function Receipt({ payment, buyer }: Props) {
  const { t } = useTranslation('payments');
  const seller = [
    operator.name,
    operator.address,
    operator.country,
    operator.register,
    t('receipt.vat', { number: operator.vat }),
    operator.email,
  ];
  return (
    <div className="grid gap-10">
      <Facts payment={payment} />
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Party title={t('receipt.seller')} lines={seller} />
        {buyer.length > 0 && <Party title={t('receipt.buyer')} lines={buyer} />}
      </div>
      <Sums payment={payment} />
      <p className="placard max-w-prose">{t('receipt.note')}</p>
    </div>
  );
}
