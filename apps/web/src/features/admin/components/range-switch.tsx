import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Range } from '../api/use-overview.ts';

export const RANGES: readonly Range[] = ['7', '30', '90'];

/** Number of days covered; kept in the address. */
export function RangeSwitch({ range }: { range: Range }) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('overview.range')} className="flex gap-1">
      {RANGES.map((days) => (
        <Link
          key={days}
          to={`/admin?days=${days}`}
          replace
          preventScrollReset
          aria-current={days === range ? 'true' : undefined}
          className="inline-flex min-h-11 items-center px-3 text-muted underline-offset-8 hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline"
        >
          {t('overview.days', { count: Number(days) })}
        </Link>
      ))}
    </nav>
  );
}
