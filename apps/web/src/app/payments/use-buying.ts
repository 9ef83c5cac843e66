import { useNavigate } from 'react-router';
import { openCheckout } from '../../features/checkout/open-checkout.ts';
import { useBuy } from '../../features/payments/api/use-buy.ts';

/** Where a paid purchase is waited for; `next` is where it goes on to afterwards. */
const waitAddress = (checkoutId: string, next: string | null): string =>
  `/payment-success?${new URLSearchParams({ checkout: checkoutId, ...(next !== null && { next }) }).toString()}`;

/** Buys over the page and goes on to the page that waits for the money. */
export function useBuying(next: string | null) {
  const navigate = useNavigate();
  return useBuy(openCheckout, (checkoutId) => void navigate(waitAddress(checkoutId, next)));
}
