import { useMemo, useSyncExternalStore } from 'react';
import { parsePending, pendingCheckoutText } from '../pending-checkout.ts';

/** The paid purchase of this tab that is not confirmed yet; null without one. */
export function usePendingCheckout() {
  const text = useSyncExternalStore(pendingCheckoutText.subscribe, pendingCheckoutText.read, () => null);
  return useMemo(() => parsePending(text), [text]);
}
