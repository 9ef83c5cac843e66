import type { Checkout } from '@vitrine/contract';
import { useSubscription } from './use-subscription.ts';

/** Until when a purchase that began a trial is free; null for any other. */
export function useFreeUntil(checkout: Checkout | undefined): string | null {
  const { data } = useSubscription();
  if (checkout === undefined || checkout.plan === 'one_time') return null;
  return data?.trial_ends_at ?? null;
}
