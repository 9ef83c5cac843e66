import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FIRST_PAGE } from '../../../lib/api/first-page.ts';
import { ADMIN_KEY } from './admin-key.ts';

export const useAdminUser = (id: string) =>
  useQuery({
    queryKey: [...ADMIN_KEY, 'user', id],
    queryFn: ({ signal }) => call('GET /admin/users/:id', { params: { id }, signal }),
    staleTime: 0,
  });

/** A user's ledger, page by page. */
export const useLedger = (id: string) =>
  useInfiniteQuery({
    queryKey: [...ADMIN_KEY, 'ledger', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/users/:id/credits', {
        params: { id },
        query: { limit: 10, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
