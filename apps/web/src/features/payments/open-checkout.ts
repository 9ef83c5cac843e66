import type { CheckoutStart } from '@vitrine/contract';

/** What happens to a checkout that was opened: exactly one of them, once. */
export interface CheckoutHandlers {
  onCompleted: () => void;
  onClosed: () => void;
  onFailed: () => void;
}

/** Opens the card form over the page. The app hands it in: the overlay is a feature of its own. */
export type OpenCheckout = (start: CheckoutStart, handlers: CheckoutHandlers) => void;
