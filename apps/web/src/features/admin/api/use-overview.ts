import type { CallIn } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ADMIN_KEY } from './admin-key.ts';

export type Range = NonNullable<NonNullable<CallIn<'GET /admin/overview'>['query']>['days']>;

const REFRESH_MS = 60_000;

/** The figures of the last days; while another span loads, the old ones stay. */
export const useOverview = (days: Range) =>
  useQuery({
    queryKey: [...ADMIN_KEY, 'overview', days],
    queryFn: ({ signal }) => call('GET /admin/overview', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
