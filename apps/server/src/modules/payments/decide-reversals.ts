import type { AdjustmentFacts } from './payment-provider-port.ts';
import type { PaymentRow } from './payments.repository.ts';

/** The effect of one refund event on the credits of its payment. */
export type Reversal =
  | { kind: 'take'; causeKey: string; atMost: number; isRefund: boolean; amountMinor: number; createdAt: Date }
  /** `settled`: the keys of what it undoes, and of earlier undoings. */
  | { kind: 'give'; causeKey: string; settled: string[] };

interface Outcome extends Pick<PaymentRow, 'status' | 'refundedMinor'> {
  reversals: Reversal[];
}

const takenKey = (id: string): string => `adjustment:${id}:taken`;
const undoneKey = (id: string): string => `adjustment:${id}:undone`;

type Paid = Pick<PaymentRow, 'status' | 'amountMinor' | 'credits'>;

/**
 * The combined effect of all adjustments of one payment. Only approved ones count. A partial refund deducts credits in
 * proportion, rounded down over all parts together; a full one deducts all. A refund or chargeback marked as reversed returns
 * what it had deducted; a separate reversal of a chargeback describes the same event and returns only what is still missing.
 */
export function decideReversals(payment: Paid, adjustments: readonly AdjustmentFacts[]): Outcome {
  const happened = adjustments.filter(({ action, status }) => action !== 'other' && HAPPENED.has(status));
  const inOrder = happened.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const counterparts = inOrder.filter(({ action }) => action === 'chargeback_reverse').map(({ id }) => undoneKey(id));
  const reversals: Reversal[] = [];
  const disputes: string[] = [];
  let [refunded, disputed, marked] = [0, 0, 0];
  for (const { id, action, status, amountMinor, createdAt } of inOrder) {
    if (action === 'chargeback_reverse') {
      const told = Math.min(marked, amountMinor);
      [marked, disputed] = [marked - told, Math.max(0, disputed - (amountMinor - told))];
      reversals.push({ kind: 'give', causeKey: undoneKey(id), settled: [...disputes, ...counterparts] });
      continue;
    }
    const isRefund = action === 'refund';
    const gone = (more: number) => creditsFor(payment, refunded + disputed + more);
    const causeKey = takenKey(id);
    reversals.push({ kind: 'take', causeKey, atMost: gone(amountMinor) - gone(0), isRefund, amountMinor, createdAt });
    if (status === 'reversed') {
      const others = isRefund ? [] : counterparts;
      reversals.push({ kind: 'give', causeKey: undoneKey(id), settled: [causeKey, ...others] });
      if (!isRefund) marked += amountMinor;
    } else if (isRefund) refunded += amountMinor;
    else {
      disputed += amountMinor;
      disputes.push(causeKey);
    }
  }
  return { reversals, ...standing(payment, refunded, disputed) };
}

const HAPPENED: ReadonlySet<AdjustmentFacts['status']> = new Set(['approved', 'reversed'] as const);

/** Credits to deduct for this refunded amount. */
function creditsFor({ amountMinor, credits }: Paid, goneMinor: number): number {
  if (goneMinor >= amountMinor) return credits;
  return Math.floor((credits * Math.max(0, goneMinor)) / amountMinor);
}

function standing(payment: Paid, refunded: number, disputed: number): Pick<PaymentRow, 'status' | 'refundedMinor'> {
  const refundedMinor = Math.min(payment.amountMinor, refunded + disputed);
  if (payment.status === 'failed') return { status: 'failed', refundedMinor: 0 };
  if (disputed > 0) return { status: 'charged_back', refundedMinor };
  if (refundedMinor === 0) return { status: 'paid', refundedMinor };
  return { status: refundedMinor >= payment.amountMinor ? 'refunded' : 'partly_refunded', refundedMinor };
}
