import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { wallClasses } from './wall-classes.ts';

/** A list of sets that could not be loaded. */
export function ListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('studio');
  const say = useErrorText();
  return (
    <Notice tone="danger" urgent title={say(error)} action={<Button onClick={onRetry}>{t('list.retry')}</Button>} />
  );
}

/** No sets yet: how to make the first one. */
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

/** Nothing matches the filter, or nothing was deleted: a link back to all sets. */
export function NothingHere({ about }: { about: 'nothing' | 'emptyShelf' }) {
  const { t } = useTranslation('sets');
  return (
    <div className="grid justify-items-start gap-5 border-b border-line pb-12">
      <p className="headline text-2xl">{t(`${about}.title`)}</p>
      <p className="max-w-prose text-muted">{t(`${about}.text`)}</p>
      <Button asChild>
        <Link to="/my-images">{t(`${about}.action`)}</Link>
      </Button>
    </div>
  );
}

/** Placeholders of the final size while sets load. */
export function ListLoading() {
  const { t } = useTranslation('studio');
  return (
    <div className={`animate-[breathe_1.6s_infinite] ${wallClasses}`}>
      <output className="sr-only">{t('list.loading')}</output>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden>
          <div className="grid grid-cols-3 grid-rows-2 gap-1">
            <div className="col-span-2 row-span-2 aspect-square bg-sunken" />
            <div className="aspect-square bg-sunken" />
            <div className="aspect-square bg-sunken" />
          </div>
          <div className="mt-4 h-4 w-2/3 bg-sunken" />
          <div className="mt-3 h-3 w-1/2 bg-sunken" />
        </div>
      ))}
    </div>
  );
}
