import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const JOBS_KEY = ['jobs'] as const;
const PAGE = 12;

/** The newest few sets. Always asked again: sets change while nobody looks. */
export const useRecentJobs = (limit: number) =>
  useQuery({
    queryKey: [...JOBS_KEY, 'recent', limit],
    queryFn: ({ signal }) => call('GET /jobs', { query: { limit }, signal }),
    staleTime: 0,
  });

/** All sets, page by page, newest first. */
export const useAllJobs = () =>
  useInfiniteQuery({
    queryKey: [...JOBS_KEY, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /jobs', { query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
