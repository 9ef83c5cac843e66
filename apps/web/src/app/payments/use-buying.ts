import { useNavigate } from 'react-router';
import { openCheckout } from '../../features/checkout/open-checkout.ts';
import { useBuy } from '../../features/payments/api/use-buy.ts';

/** The page that waits for a paid purchase; `next` is the page after it. */
const waitAddress = (checkoutId: string, next: string | null): string =>
  `/payment-success?${new URLSearchParams({ checkout: checkoutId, ...(next !== null && { next }) }).toString()}`;

/** Opens the checkout over the page and then goes to the page that waits for the payment. */
export function useBuying(next: string | null) {
  const navigate = useNavigate();
  return useBuy(openCheckout, (checkoutId) => void navigate(waitAddress(checkoutId, next)));
}
