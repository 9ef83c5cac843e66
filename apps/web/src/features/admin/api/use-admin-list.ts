import type {
  AdminJobsQuery,
  AdminPaymentsQuery,
  AdminUsersQuery,
  AdminWebhooksQuery,
  AuditQuery,
  CallOut,
} from '@vitrine/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FIRST_PAGE } from '../../../lib/api/first-page.ts';
import { ADMIN_KEY } from './admin-key.ts';

interface Queries {
  'GET /admin/users': AdminUsersQuery;
  'GET /admin/jobs': AdminJobsQuery;
  'GET /admin/payments': AdminPaymentsQuery;
  'GET /admin/webhooks': AdminWebhooksQuery;
  'GET /admin/audit': AuditQuery;
}

const PAGE = 25;

/** A paged administration list; while another filter loads, the old rows stay. */
export const useAdminList = <N extends keyof Queries>(name: N, filter: Omit<Queries[N], 'limit' | 'cursor'>) =>
  useInfiniteQuery({
    queryKey: [...ADMIN_KEY, name, filter],
    queryFn: ({ pageParam, signal }): Promise<CallOut<N>> => {
      const query = { ...filter, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      return call(name, { query, signal } as unknown as Parameters<typeof call<N>>[1]); // TypeScript does not follow which query belongs to a name that is not known yet.
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
