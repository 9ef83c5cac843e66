import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { checkoutPhase, nextAskMs } from '../checkout-phase.ts';
import { MONEY_KEY } from './money-key.ts';

const TICK_MS = 1000;

/** Milliseconds since the wait for the purchase started, while `running`. */
function useWaited(since: number, running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return Math.max(0, now - since);
}

/** The purchase does not exist, or belongs to another account. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** A pending purchase: polled until it is paid, fast at first; null for none. */
export function useCheckout(id: string | null, since: number) {
  const query = useQuery({
    queryKey: [...MONEY_KEY, 'checkout', id],
    queryFn: ({ signal }) => call('GET /payments/checkouts/:id', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.error ? false : nextAskMs(state.data?.status, Date.now() - since)),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const status = query.data?.status;
  const waitedMs = useWaited(since, id !== null && status !== 'completed');
  return { checkout: query.data, phase: checkoutPhase(status, waitedMs), error: query.error, refetch: query.refetch };
}
