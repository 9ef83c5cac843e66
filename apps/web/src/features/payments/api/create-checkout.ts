import type { CheckoutStart } from '@vitrine/contract';
import type { CheckoutPlan } from '@vitrine/contract/prices';
import { call } from '../../../lib/api/call.ts';

const payment_method = 'paddle_inline';

/** Begins a purchase. @throws Error in the specification's words, with the refusal as its cause */
export async function createCheckout(plan: CheckoutPlan): Promise<CheckoutStart> {
  try {
    // A request that has to be sent twice begins one purchase.
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return plan === 'one_time'
      ? await call('POST /payments/one-time/create', { body: { payment_method }, headers })
      : await call('POST /payments/subscription/create', { body: { plan, payment_method }, headers });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Failed to create subscription: ${said}`, { cause });
  }
}
