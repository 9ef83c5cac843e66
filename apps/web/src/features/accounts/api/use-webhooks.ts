import type { CallIn, CallOut } from '@vitrine/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { FIRST_PAGE } from '../../../lib/api/first-page.ts';
import { useAccessChange } from './use-access-change.ts';

const KEY = ['webhooks'] as const;
const PAGE = 10;
/** Polling interval for pending deliveries. */
const LOOK_MS = 2000;

type Page = CallOut<'GET /webhook-endpoints/:id/deliveries'>;

/** The account's webhook endpoints. */
export const useWebhooks = () =>
  useQuery({
    queryKey: [...KEY, 'endpoints'],
    queryFn: async ({ signal }) => (await call('GET /webhook-endpoints', { signal })).items,
    staleTime: 0,
  });

/** Deliveries of an endpoint, newest first; polled while one is pending. */
export const useDeliveries = (id: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'deliveries', id],
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page: Page) => page.next_cursor,
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call('GET /webhook-endpoints/:id/deliveries', {
        params: { id },
        query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'waiting')) === true && LOOK_MS,
  });

export const useAddWebhook = () =>
  useAccessChange(KEY, (body: CallIn<'POST /webhook-endpoints'>['body']) => call('POST /webhook-endpoints', { body }));

export const useSwitchWebhook = () =>
  useAccessChange(KEY, ({ id, enabled }: { id: string; enabled: boolean }) =>
    call('PATCH /webhook-endpoints/:id', { params: { id }, body: { enabled } }),
  );

export const useRemoveWebhook = () =>
  useAccessChange(KEY, (id: string) => call('DELETE /webhook-endpoints/:id', { params: { id } }));

export const useRotateSecret = () =>
  useAccessChange(KEY, (id: string) => call('POST /webhook-endpoints/:id/rotate-secret', { params: { id } }));

export const useSendTest = () =>
  useAccessChange(KEY, (id: string) => call('POST /webhook-endpoints/:id/test', { params: { id } }));

export const useResend = () =>
  useAccessChange(KEY, (id: string) => call('POST /webhook-deliveries/:id/resend', { params: { id } }));
