/** What happens to a checkout that was opened: exactly one of them, once. */
export interface CheckoutHandlers {
  onCompleted: () => void;
  onClosed: () => void;
  onFailed: () => void;
}

export type Outcome = 'completed' | 'closed' | 'failed';

const registered = new Map<string, CheckoutHandlers>();

/** Who wants to know how a checkout ends. */
export function registerHandlers(checkoutId: string, handlers: CheckoutHandlers): void {
  registered.set(checkoutId, handlers);
}

/** Tells it, once: an overlay that is closed after it was paid was paid. */
export function settleCheckout(checkoutId: string, outcome: Outcome): void {
  const handlers = registered.get(checkoutId);
  if (handlers === undefined) return;
  registered.delete(checkoutId);
  if (outcome === 'completed') handlers.onCompleted();
  else if (outcome === 'closed') handlers.onClosed();
  else handlers.onFailed();
}
