import { useEffect, useRef } from 'react';
import { openCheckout } from '../../features/checkout/open-checkout.ts';
import { useBuy } from '../../features/payments/api/use-buy.ts';
import { useCheckout } from '../../features/payments/api/use-checkout.ts';
import { useStoredDraft } from '../../lib/use-stored-draft.ts';

/** `checkout`: the purchase for this set; `since` in milliseconds. */
interface Paid {
  checkout: string | null;
  since: number;
}

/**
 * Pays for a set on its page, and starts it when the payment is confirmed; survives a reload in between. `ready`: nothing else
 * prevents the start.
 */
export function usePayHere(ready: boolean, onStart: () => void) {
  const [{ checkout, since }, change] = useStoredDraft<Paid>('paid', { checkout: null, since: 0 });
  const buying = useBuy(openCheckout, (id) => change({ checkout: id, since: Date.now() }));
  const { phase } = useCheckout(checkout, since);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (phase !== 'done' || !ready || checkout === null || begun.current === checkout) return;
    begun.current = checkout;
    change({ checkout: null });
    onStart();
  }, [phase, ready, checkout, change, onStart]);
  return { buying, paid: checkout === null ? null : phase };
}
