import type { CallOut } from '@vitrine/contract';
import type { PlanId } from '@vitrine/contract/prices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { MONEY_KEY } from './money-key.ts';

const KEY = [...MONEY_KEY, 'subscription'] as const;

/** The plan of the account; `data` is null for those who have none. Always asked again: payments happen elsewhere. */
export const useSubscription = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET /payments/subscription', { signal })).subscription,
    staleTime: 0,
  });

/** When the credits of a dearer plan are looked for: they come with its payment, by webhook. */
const ECHOES_MS = [1500, 4000, 10_000, 25_000] as const;

/** Keeps the server's answer, and tells the page that credits and payments may have moved. */
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
    // It may have been heard although its answer was lost: the plan that is comes before another try.
    onError: () => void client.invalidateQueries({ queryKey: MONEY_KEY }),
  });
}

/** Goes to the payment provider's own pages, where the card and the invoices are. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: () => call('GET /payments/portal', {}),
    onSuccess: ({ url }) => window.location.assign(url),
  });
