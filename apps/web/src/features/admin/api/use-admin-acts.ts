import type { GiveCreditsBody } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { ADMIN_KEY } from './admin-key.ts';

/** After an action everything is refetched, including the administrator's own credits. */
function useAskAgain() {
  const client = useQueryClient();
  return () => {
    announceUserUpdate();
    return client.invalidateQueries({ queryKey: ADMIN_KEY });
  };
}

/** Grants credits; the same key grants only once. */
export const useGiveCredits = (id: string) =>
  useMutation({
    mutationFn: ({ key, ...body }: GiveCreditsBody & { key: string }) =>
      call('POST /admin/users/:id/credits', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
    onSuccess: useAskAgain(),
  });

export const useRetryAnyJob = () =>
  useMutation({
    mutationFn: (id: string) => call('POST /admin/jobs/:id/retry', { params: { id } }),
    onSettled: useAskAgain(),
  });

export const useRetryWebhook = () =>
  useMutation({
    mutationFn: (id: string) => call('POST /admin/webhooks/:id/retry', { params: { id } }),
    onSettled: useAskAgain(),
  });
