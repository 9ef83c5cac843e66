import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ADMIN_KEY } from './admin-key.ts';

const LOOK_AGAIN_MS = 3000;

/** One event; polled until it is processed. */
export const useWebhook = (id: string) =>
  useQuery({
    queryKey: [...ADMIN_KEY, 'webhook', id],
    queryFn: ({ signal }) => call('GET /admin/webhooks/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && state.data.state !== 'done' ? LOOK_AGAIN_MS : false),
  });
