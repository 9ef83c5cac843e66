import type { CheckoutStart } from '@vitrine/contract';

/** Outcomes of an opened checkout: exactly one is called, once. */
export interface CheckoutHandlers {
  onCompleted: () => void;
  onClosed: () => void;
  onFailed: () => void;
}

/** Opens the card form over the page. The app passes it in, because the overlay is another feature. */
export type OpenCheckout = (start: CheckoutStart, handlers: CheckoutHandlers) => void;
