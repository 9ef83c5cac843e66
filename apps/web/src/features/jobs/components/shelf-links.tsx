import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { JobFilter } from '../filter/job-filter.ts';

const link =
  'inline-flex min-h-11 items-center text-muted underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline';

/** All sets, or those that were deleted. */
export function ShelfLinks({ shelf }: Pick<JobFilter, 'shelf'>) {
  const { t } = useTranslation('sets');
  const shelves = [
    { of: 'kept', to: '/my-images', label: t('all') },
    { of: 'deleted', to: '/my-images?shelf=deleted', label: t('deleted') },
  ];
  return (
    <nav aria-label={t('shelves')} className="flex flex-wrap gap-x-8">
      {shelves.map(({ of, to, label }) => (
        <Link key={of} to={to} aria-current={of === shelf ? 'page' : undefined} className={link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
