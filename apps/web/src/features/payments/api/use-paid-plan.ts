import type { Checkout } from '@vitrine/contract';
import { call } from '../../../lib/api/call.ts';
import { useSubscription } from './use-subscription.ts';

/** End of the new purchase's trial, from the server; null if it was paid. @throws as `call` does */
export async function readFreeUntil(plan: Checkout['plan'] | undefined): Promise<string | null> {
  if (plan === undefined || plan === 'one_time') return null;
  const { subscription } = await call('GET /payments/subscription', {});
  return subscription?.status === 'trialing' ? subscription.trial_ends_at : null;
}

/** End of the trial that a purchase started; null for any other. */
export function useFreeUntil(checkout: Checkout): string | null {
  const { data } = useSubscription();
  if (checkout.plan === 'one_time') return null;
  return data?.trial_ends_at ?? null;
}
