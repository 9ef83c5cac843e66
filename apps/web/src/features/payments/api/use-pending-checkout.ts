import { useMemo, useSyncExternalStore } from 'react';
import { parsePending, pendingCheckoutText } from '../pending-checkout.ts';

/** What was paid for in this tab and is still watched; null when nothing is. */
export function usePendingCheckout() {
  const text = useSyncExternalStore(pendingCheckoutText.subscribe, pendingCheckoutText.read, () => null);
  return useMemo(() => parsePending(text), [text]);
}
