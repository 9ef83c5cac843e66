import type { OpenCheckout } from '../../features/payments/open-checkout.ts';

export function useOpenCheckout(): OpenCheckout {
  return (_start, { onFailed }) => onFailed();
}
