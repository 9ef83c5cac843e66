import type { Checkout } from '@vitrine/contract';

/** `waiting` and `late`: the money has not been confirmed yet. */
export type CheckoutPhase = 'waiting' | 'late' | 'done' | 'failed';

const LATE_MS = 20_000;
/** A second card may follow a declined one: its confirmation overrides the refusal. */
const REFUSAL_STANDS_MS = 10_000;
const BRISK = { untilMs: 30_000, everyMs: 1000 };
const SLOW = { untilMs: 5 * 60_000, everyMs: 5000 };
const IDLE_MS = 30_000;

/** Phase of a purchase after waiting `waitedMs`. */
export function checkoutPhase(status: Checkout['status'] | undefined, waitedMs: number): CheckoutPhase {
  if (status === 'completed') return 'done';
  const refused = status === 'failed' || status === 'closed';
  if (refused && waitedMs >= REFUSAL_STANDS_MS) return 'failed';
  return waitedMs >= LATE_MS ? 'late' : 'waiting';
}

/** Milliseconds until the next poll; false: it has ended. */
export function nextAskMs(status: Checkout['status'] | undefined, waitedMs: number): number | false {
  if (status === 'completed') return false;
  if (waitedMs < BRISK.untilMs) return BRISK.everyMs;
  return waitedMs < SLOW.untilMs ? SLOW.everyMs : IDLE_MS;
}
