import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FIRST_PAGE } from '../../../lib/api/first-page.ts';
import { MONEY_KEY } from './money-key.ts';

const PAGE = 10;
const pages = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
  staleTime: 0,
};
const query = (cursor: string | null) => ({ limit: PAGE, ...(cursor !== null && { cursor }) });

/** Payments, newest first. */
export const usePayments = () =>
  useInfiniteQuery({
    ...pages,
    queryKey: [...MONEY_KEY, 'payments'],
    queryFn: ({ pageParam, signal }) => call('GET /payments/history', { query: query(pageParam), signal }),
  });

/** Whether the account ever had a plan, judging by its payments: there is only one trial. */
export function useHadPlan(): boolean {
  const { data } = usePayments();
  return data?.pages.some(({ items }) => items.some(({ plan }) => plan !== 'one_time')) === true;
}

/** Every change of the credits, newest first. */
export const useCreditLines = () =>
  useInfiniteQuery({
    ...pages,
    queryKey: [...MONEY_KEY, 'credits'],
    queryFn: ({ pageParam, signal }) => call('GET /credits', { query: query(pageParam), signal }),
  });
