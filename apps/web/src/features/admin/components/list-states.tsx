import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const say = useErrorText();
  return <Notice tone="danger" urgent title={say(error)} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}

export function Loading() {
  const { t } = useTranslation('admin');
  return <output className="block animate-[breathe_1.6s_infinite] py-6 text-muted">{t('loading')}</output>;
}

interface Props {
  list: {
    isPending: boolean;
    isPlaceholderData: boolean;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  count: number;
  empty: string;
  children: ReactNode;
}

/** A paged list, and its loading, empty and error states. */
export function ListStates({ list, count, empty, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={`grid gap-6 ${list.isPlaceholderData ? 'opacity-60' : ''}`} aria-busy={list.isPlaceholderData}>
      {list.isPending && <Loading />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isPending && !list.error && count === 0 && <p className="border-y border-line py-6 text-muted">{empty}</p>}
      {count > 0 && children}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t(list.isFetchingNextPage ? 'loading' : 'more')}
        </Button>
      )}
    </div>
  );
}
