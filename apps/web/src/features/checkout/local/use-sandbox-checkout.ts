import { useCallback, useEffect, useState } from 'react';
import { ProblemError } from '../../../lib/api/problem.ts';
import type { LocalEvent } from './local-event.ts';
import { readCheckout, type SandboxCheckout } from './sandbox-calls.ts';

/** The purchase. A checkout unknown to the stand-in is an error of the overlay. */
export function useSandboxCheckout(checkoutId: string, tell: (name: LocalEvent) => void) {
  const [checkout, setCheckout] = useState<SandboxCheckout | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(() => {
    const show = (found: SandboxCheckout) => {
      setCheckout(found);
      tell('checkout.loaded');
    };
    const fail = (cause: unknown) => {
      if (cause instanceof ProblemError && cause.status < 500) tell('checkout.error');
      else setError(cause);
    };
    readCheckout(checkoutId).then(show, fail);
  }, [checkoutId, tell]);
  useEffect(read, [read]);
  const retry = () => {
    setError(null);
    read();
  };
  return { checkout, error, retry };
}
