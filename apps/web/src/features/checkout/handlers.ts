/** Outcomes of an opened checkout: exactly one is called, once. */
export interface CheckoutHandlers {
  onCompleted: () => void;
  onClosed: () => void;
  onFailed: () => void;
}

export type Outcome = 'completed' | 'closed' | 'failed';

const registered = new Map<string, CheckoutHandlers>();

/** Registers the handlers of a checkout. */
export function registerHandlers(checkoutId: string, handlers: CheckoutHandlers): void {
  registered.set(checkoutId, handlers);
}

/** Reports the outcome once: an overlay closed after the payment counts as paid. */
export function settleCheckout(checkoutId: string, outcome: Outcome): void {
  const handlers = registered.get(checkoutId);
  if (handlers === undefined) return;
  registered.delete(checkoutId);
  if (outcome === 'completed') handlers.onCompleted();
  else if (outcome === 'closed') handlers.onClosed();
  else handlers.onFailed();
}
