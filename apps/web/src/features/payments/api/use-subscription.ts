import type { CallOut } from '@vitrine/contract';
import type { PlanId } from '@vitrine/contract/prices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { MONEY_KEY } from './money-key.ts';

const KEY = [...MONEY_KEY, 'subscription'] as const;

/** The account's plan; `data` is null without one. Always refetched: payments happen elsewhere. */
export const useSubscription = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET /payments/subscription', { signal })).subscription,
    staleTime: 0,
  });

/** When to look for an upgrade's credits: they arrive with its payment, by webhook. */
const ECHOES_MS = [1500, 4000, 10_000, 25_000] as const;

/** Caches the server's answer, and refetches credits and payments. */
function useKeep() {
  const client = useQueryClient();
  return ({ subscription }: CallOut<'GET /payments/subscription'>) => {
    client.setQueryData(KEY, subscription);
    void client.invalidateQueries({ queryKey: MONEY_KEY });
    announceUserUpdate();
  };
}

export const useCancelSubscription = () =>
  useMutation({ mutationFn: () => call('POST /payments/subscription/cancel', {}), onSuccess: useKeep() });

export const useResumeSubscription = () =>
  useMutation({ mutationFn: () => call('POST /payments/subscription/resume', {}), onSuccess: useKeep() });

export function useChangePlan() {
  const keep = useKeep();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: PlanId) => call('POST /payments/subscription/change', { body: { plan } }),
    onSuccess: (answer) => {
      keep(answer);
      const lookAgain = () => {
        void client.invalidateQueries({ queryKey: MONEY_KEY });
        announceUserUpdate();
      };
      for (const ms of ECHOES_MS) setTimeout(lookAgain, ms);
    },
    // The request may have succeeded although its answer was lost: refetch the plan before another attempt.
    onError: () => void client.invalidateQueries({ queryKey: MONEY_KEY }),
  });
}

/** Opens the payment provider's pages for card and invoices. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: () => call('GET /payments/portal', {}),
    onSuccess: ({ url }) => window.location.assign(url),
  });
