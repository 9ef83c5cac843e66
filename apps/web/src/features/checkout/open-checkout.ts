import type { CheckoutStart } from '@vitrine/contract';
import { registerHandlers, settleCheckout, type CheckoutHandlers } from './handlers.ts';
import { showOverlay } from './show-overlay.ts';

/**
 * Opens a checkout's card form over the page; exactly one of the handlers is called, once. Opening another closes the first.
 */
export function openCheckout(start: CheckoutStart, handlers: CheckoutHandlers): void {
  const overlay = start.paddle_subscription_data.paddle_overlay_data;
  const { checkoutId } = overlay.custom_data;
  registerHandlers(checkoutId, handlers);
  showOverlay(overlay).catch(() => settleCheckout(checkoutId, 'failed'));
}
