import type { CallOut } from '@vitrine/contract';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { jobKey } from './use-job.ts';
import { JOBS_KEY } from './use-jobs.ts';

type Page = CallOut<'GET /jobs'>;
/** Long enough to reach it by keyboard. */
const UNDO_MS = 10_000;

/** Removes sets from every visible list before the server has answered. */
function takeOut(client: QueryClient, ids: readonly string[]): void {
  const without = (page: Page): Page => {
    const items = page.items.filter(({ id }) => !ids.includes(id));
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };
  client.setQueriesData<Page | InfiniteData<Page>>({ queryKey: JOBS_KEY }, (data) => {
    if (data === undefined) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(without) } : without(data);
  });
}

/** Applies an action to several sets; returns the successful ones and the first error. */
async function each(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  const results = await Promise.allSettled(ids.map(act));
  const failed = results.find((result): result is PromiseRejectedResult => result.status === 'rejected');
  const error: unknown = failed?.reason;
  return { done: ids.filter((_, index) => results[index]?.status === 'fulfilled'), error };
}

function useAct(act: (id: string) => Promise<unknown>, onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const say = useErrorText();
  return useMutation({
    mutationFn: (ids: readonly string[]) => each(ids, act),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: JOBS_KEY });
      takeOut(client, ids);
    },
    onSuccess: ({ done, error }) => {
      for (const id of done) client.removeQueries({ queryKey: jobKey(id) });
      if (done.length > 0) onDone(done);
      if (error !== undefined) toast.error(say(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: JOBS_KEY }),
  });
}

/** Brings deleted sets back. */
export function useRestoreJobs() {
  const { t } = useTranslation('sets');
  return useAct(
    (id) => call('POST /jobs/:id/restore', { params: { id } }),
    ({ length: count }) => toast(t('done.restored', { count })),
  );
}

/** Deletes sets, with an undo in the toast. */
export function useDeleteJobs() {
  const { t } = useTranslation('sets');
  const restore = useRestoreJobs();
  return useAct(
    (id) => call('DELETE /jobs/:id', { params: { id }, query: {} }),
    (ids) =>
      toast(t('done.deleted', { count: ids.length }), {
        action: { label: t('done.undo'), onClick: () => restore.mutate(ids) },
        duration: UNDO_MS,
      }),
  );
}

/** Purges deleted sets at once; this cannot be undone. */
export function usePurgeJobs() {
  const { t } = useTranslation('sets');
  return useAct(
    (id) => call('DELETE /jobs/:id', { params: { id }, query: { for_good: 'true' } }),
    ({ length: count }) => toast(t('done.purged', { count })),
  );
}
