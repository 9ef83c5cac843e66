import type { CreditLine } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCreditLines } from '../api/use-history.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { signed } from '../format-money.ts';
import { MoneySection } from './money-section.tsx';
import { cell, figure, head, row, sheet } from './sheet-classes.ts';

function Line({ line }: { line: CreditLine }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { balance_change: change, pending_change: pending, job_id: jobId } = line;
  return (
    <tr className={row}>
      <td className={`${cell} whitespace-nowrap text-muted max-sm:hidden`}>{words.day(line.created_at)}</td>
      <td className={`${cell} w-full`}>
        {line.description}
        {jobId !== null && (
          <Link to={`/job-status/${jobId}`} className="ms-3 underline underline-offset-4 print:hidden">
            {t('ledger.job')}
          </Link>
        )}
        <span className="placard block sm:hidden">{words.day(line.created_at)}</span>
      </td>
      <td className={`${figure} ${change > 0 ? 'text-good' : ''}`}>
        <bdi dir="ltr">{signed(change)}</bdi>
        {pending !== 0 && (
          <span className="placard block">{t('ledger.pending', { change: `\u2066${signed(pending)}\u2069` })}</span>
        )}
      </td>
      <td className={`${figure} text-muted`}>{line.balance_after}</td>
    </tr>
  );
}

/** Where every credit came from and went, newest first. */
export function CreditLedger() {
  const { t } = useTranslation('payments');
  const list = useCreditLines();
  const lines = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <MoneySection
      id="ledger"
      title={t('ledger.title')}
      loading={t('ledger.loading')}
      empty={t('ledger.empty')}
      count={lines.length}
      list={list}
    >
      <table aria-labelledby="ledger" className={sheet}>
        <thead className={head}>
          <tr>
            <th scope="col" className={`${cell} max-sm:hidden`}>
              {t('ledger.date')}
            </th>
            <th scope="col" className={cell}>
              {t('ledger.cause')}
            </th>
            <th scope="col" className={figure}>
              {t('ledger.change')}
            </th>
            <th scope="col" className={figure}>
              {t('ledger.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </MoneySection>
  );
}
