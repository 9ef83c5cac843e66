import { DELETED_SET_DAYS } from '@vitrine/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteJobs, usePurgeJobs, useRestoreJobs } from '../../features/jobs/api/use-delete-jobs.ts';
import { useJobList } from '../../features/jobs/api/use-jobs.ts';
import { FilterBar } from '../../features/jobs/components/filter-bar.tsx';
import { ListError, ListLoading, NoJobs, NothingHere } from '../../features/jobs/components/list-notices.tsx';
import { PurgeDialog } from '../../features/jobs/components/purge-dialog.tsx';
import { SelectionBar } from '../../features/jobs/components/selection-bar.tsx';
import { SetList } from '../../features/jobs/components/set-list.tsx';
import { ShelfLinks } from '../../features/jobs/components/shelf-links.tsx';
import { isNarrowed, type JobFilter } from '../../features/jobs/filter/job-filter.ts';
import { useJobFilter } from '../../features/jobs/filter/use-job-filter.ts';
import { useSelection } from '../../features/jobs/filter/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';

export const handle = { theme: 'studio' };

type List = ReturnType<typeof useJobList>;

/** Deletes with an undo; in the list of deleted sets, restores, or asks and then deletes for good. */
function useActs(onShelf: boolean, onDone: () => void) {
  const remove = useDeleteJobs();
  const restore = useRestoreJobs();
  const purge = usePurgeJobs();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const answer = (goes: boolean) => {
    if (goes && asked !== null) {
      purge.mutate(asked);
      onDone();
    }
    setAsked(null);
  };
  const act = (mutate: (ids: readonly string[]) => void) => (ids: readonly string[]) => {
    mutate(ids);
    onDone();
  };
  return {
    onDelete: onShelf ? setAsked : act(remove.mutate),
    onRestore: onShelf ? act(restore.mutate) : undefined,
    asked,
    answer,
  };
}

function Sets({ list, filter }: { list: List; filter: JobFilter }) {
  const { t } = useTranslation(['sets', 'studio']);
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const onShelf = filter.shelf === 'deleted';
  const selection = useSelection(jobs.map(({ id }) => id));
  const { onDelete, onRestore, asked, answer } = useActs(onShelf, selection.none);
  if (jobs.length === 0) {
    if (isNarrowed(filter)) return <NothingHere about="nothing" />;
    return onShelf ? <NothingHere about="emptyShelf" /> : <NoJobs />;
  }
  return (
    <div className={`grid gap-10 transition-opacity ${list.isPlaceholderData ? 'opacity-50' : ''}`}>
      <SetList {...{ jobs, selection, onDelete, onRestore }} label={t(onShelf ? 'sets:deleted' : 'sets:all')} />
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t(list.isFetchingNextPage ? 'studio:list.loading' : 'studio:list.more')}
        </Button>
      )}
      <p className="placard [@media(hover:none)]:hidden">{t('sets:keys')}</p>
      <SelectionBar {...{ selection, onDelete, onRestore }} />
      <PurgeDialog ids={asked} onAnswer={answer} />
    </div>
  );
}

export default function MyImages() {
  const { t } = useTranslation(['studio', 'sets']);
  const { filter, change } = useJobFilter();
  const list = useJobList(filter);
  const first = list.data?.pages[0];
  const isEmpty = first?.total === 0 && !isNarrowed(filter);
  return (
    <div className="page-width grid gap-8 py-10 md:py-14">
      <PageTitle title={t('studio:myImages.title')} />
      <div className="grid gap-2">
        <h1 className="headline text-4xl">{t('studio:myImages.title')}</h1>
        <ShelfLinks shelf={filter.shelf} />
      </div>
      {!isEmpty && <FilterBar {...{ filter, change }} used={first?.used ?? { languages: [], categories: [] }} />}
      {filter.shelf === 'deleted' && !isEmpty && (
        <p className="text-muted">{t('sets:deletedLead', { count: DELETED_SET_DAYS })}</p>
      )}
      <output className="placard -mb-4">{first && !isEmpty && t('sets:total', { count: first.total })}</output>
      {list.isPending && <ListLoading />}
      {list.error && <ListError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && <Sets key={filter.shelf} list={list} filter={filter} />}
    </div>
  );
}
