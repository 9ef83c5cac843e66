import type { CallOut } from '@vitrine/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FIRST_PAGE } from '../../../lib/api/first-page.ts';
import { type JobFilter, queryOf } from '../filter/job-filter.ts';
import { isEnded } from '../job-progress.ts';

type Page = CallOut<'GET /jobs'>;

export const JOBS_KEY = ['jobs'] as const;
const PAGE = 12;
/** Polling interval of a list with a running set. */
const RUNNING_MS = 4000;

const pace = (items: Page['items'] | undefined): number | false =>
  items?.some((job) => !isEnded(job)) === true ? RUNNING_MS : false;

/** The newest few sets. Always refetched: sets change in the background. */
export const useRecentJobs = (limit: number) =>
  useQuery({
    queryKey: [...JOBS_KEY, 'recent', limit],
    queryFn: ({ signal }) => call('GET /jobs', { query: { limit }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pace(state.data?.items),
  });

/** The matching sets, page by page; while another filter loads, the old ones stay. */
export const useJobList = (filter: JobFilter) =>
  useInfiniteQuery({
    queryKey: [...JOBS_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...queryOf(filter), ...(pageParam !== null && { cursor: pageParam }) };
      return call('GET /jobs', { query, signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => pace(state.data?.pages.flatMap(({ items }) => items)),
  });
