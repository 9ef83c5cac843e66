import type { CheckoutStart } from '@vitrine/contract';
import { registerHandlers, settleCheckout, type CheckoutHandlers } from './handlers.ts';
import { showOverlay } from './show-overlay.ts';

/**
 * Opens the card form of a checkout over the page; exactly one of the handlers is called, once. One overlay at a time: a
 * checkout that is still open is closed by the next.
 */
export function openCheckout(start: CheckoutStart, handlers: CheckoutHandlers): void {
  const overlay = start.paddle_subscription_data.paddle_overlay_data;
  const { checkoutId } = overlay.custom_data;
  registerHandlers(checkoutId, handlers);
  showOverlay(overlay).catch(() => settleCheckout(checkoutId, 'failed'));
}
