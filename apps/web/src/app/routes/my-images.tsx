import { useTranslation } from 'react-i18next';
import { useAllJobs } from '../../features/jobs/api/use-jobs.ts';
import { JobList } from '../../features/jobs/components/job-list.tsx';
import { ListError, ListLoading, NoJobs } from '../../features/jobs/components/list-notices.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

export default function MyImages() {
  const { t } = useTranslation('studio');
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAllJobs();
  const jobs = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="page-width grid gap-10 py-10 md:py-14">
      <PageTitle title={t('myImages.title')} />
      <div>
        <h1 className="headline text-4xl">{t('myImages.title')}</h1>
        <p className="mt-2 text-muted">{t('myImages.lead')}</p>
      </div>
      {isPending && <ListLoading />}
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data && jobs.length === 0 && <NoJobs />}
      {jobs.length > 0 && <JobList jobs={jobs} label={t('myImages.title')} />}
      {hasNextPage && (
        <Button className="justify-self-center" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchingNextPage ? 'list.loading' : 'list.more')}
        </Button>
      )}
    </div>
  );
}
