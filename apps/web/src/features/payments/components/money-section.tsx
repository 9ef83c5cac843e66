import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { StandingError } from './plan-standing.tsx';

interface Props {
  id: string;
  title: string;
  loading: string;
  empty: string;
  list: {
    isPending: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  count: number;
  action?: ReactNode;
  children: ReactNode;
}

/** A paged list with its heading, and its loading, empty and error states. */
export function MoneySection({ id, title, loading, empty, list, count, action, children }: Props) {
  const { t } = useTranslation('payments');
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id={id} className="headline text-2xl">
          {title}
        </h2>
        {count > 0 && action}
      </div>
      {list.isPending && <output className="animate-[breathe_1.6s_infinite] py-3 text-muted">{loading}</output>}
      {list.error && <StandingError error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isPending && !list.error && count === 0 && <p className="border-y border-line py-6 text-muted">{empty}</p>}
      {count > 0 && children}
      {list.hasNextPage && (
        <Button
          className="justify-self-center print:hidden"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? loading : t('history.more')}
        </Button>
      )}
    </section>
  );
}
