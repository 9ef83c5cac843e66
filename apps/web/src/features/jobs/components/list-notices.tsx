import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** A list of sets that could not be loaded. */
export function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('studio');
  const say = useErrorText();
  return (
    <Notice tone="danger" urgent title={say(error)} action={<Button onClick={onRetry}>{t('list.retry')}</Button>} />
  );
}

/** No set yet: what it takes to get the first one. */
export function NoJobs() {
  const { t } = useTranslation('studio');
  return (
    <div className="grid justify-items-start gap-5 border-y border-line py-12">
      <p className="headline text-2xl">{t('list.emptyTitle')}</p>
      <p className="max-w-prose text-muted">{t('list.emptyText')}</p>
      <Button asChild>
        <Link to="/generate">{t('list.emptyAction')}</Link>
      </Button>
    </div>
  );
}

/** Sets on their way: their outlines. */
export function ListLoading() {
  const { t } = useTranslation('studio');
  return (
    <div className="grid animate-[breathe_1.6s_infinite] gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      <output className="sr-only">{t('list.loading')}</output>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden className="grid grid-cols-4 gap-1">
          {[0, 1, 2, 3].map((cell) => (
            <div key={cell} className="aspect-square bg-sunken" />
          ))}
        </div>
      ))}
    </div>
  );
}
