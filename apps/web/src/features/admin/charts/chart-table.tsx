import { useTranslation } from 'react-i18next';
import type { Series } from './chart-plot.tsx';

interface Props {
  title: string;
  days: readonly string[];
  series: readonly Series[];
  day: (iso: string) => string;
  value: (value: number | null) => string;
}

/** The figures of a chart in rows, the last day first. */
export function ChartTable({ title, days, series, day, value }: Props) {
  const { t } = useTranslation('admin');
  const rows = days.map((iso, index) => ({ iso, figures: series.map(({ values }) => values[index] ?? null) }));
  return (
    <details className="text-sm">
      <summary className="placard inline-flex min-h-6 items-center underline underline-offset-4">
        {t('overview.table')}
      </summary>
      <table className="w-full border-y border-line tabular-nums" aria-label={title}>
        <thead className="placard">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {t('overview.day')}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="py-1 text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ iso, figures }) => (
            <tr key={iso} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {day(iso)}
              </th>
              {series.map(({ name }, index) => (
                <td key={name} className="py-1 text-end">
                  {value(figures[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
