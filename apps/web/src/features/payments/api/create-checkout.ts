import type { CheckoutStart } from '@vitrine/contract';
import type { CheckoutPlan } from '@vitrine/contract/prices';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { sendOnce } from '../../../lib/api/send-once.ts';

const payment_method = 'paddle_inline';

/** A repeated request starts one purchase. */
const begin = (plan: CheckoutPlan): Promise<CheckoutStart> =>
  sendOnce('checkout', plan, (headers) =>
    plan === 'one_time'
      ? call('POST /payments/one-time/create', { body: { payment_method }, headers })
      : call('POST /payments/subscription/create', { body: { plan, payment_method }, headers }),
  );

/** The purchase of a lost answer may have expired since: its key is dropped, and a new one starts. */
const isOver = (error: unknown): boolean => error instanceof ProblemError && error.code === 'checkout_ended';

/** Starts a purchase. @throws Error with the specified message, and the refusal as its cause */
export async function createCheckout(plan: CheckoutPlan): Promise<CheckoutStart> {
  try {
    return await begin(plan).catch((error: unknown) => {
      if (!isOver(error)) throw error;
      return begin(plan);
    });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Failed to create subscription: ${said}`, { cause });
  }
}
