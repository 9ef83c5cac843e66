import { expect, it } from 'vitest';
import { decideReversals } from './decide-reversals.ts';
import type { AdjustmentFacts } from './payment-provider-port.ts';

const payment = { status: 'paid', amountMinor: 1000, credits: 15 } as const;
const adjustment = (id: number, change: Partial<AdjustmentFacts>): AdjustmentFacts => ({
  id: `adj_${id}`,
  transactionId: 'txn_1',
  action: 'refund',
  status: 'approved',
  amountMinor: 1000,
  createdAt: new Date(id),
  ...change,
});
const taken = (adjustments: AdjustmentFacts[]) =>
  decideReversals(payment, adjustments).reversals.map((each) => (each.kind === 'take' ? -each.atMost : each.settled));

it('takes credits in proportion to partial refunds, rounded down in total, and all for a full refund', () => {
  const parts = [1, 2, 3].map((id) => adjustment(id, { amountMinor: 333 }));
  expect(taken(parts)).toEqual([-4, -5, -5]);
  expect(decideReversals(payment, parts)).toMatchObject({ status: 'partly_refunded', refundedMinor: 999 });
  const whole = [...parts, adjustment(4, { amountMinor: 1 })];
  expect(taken(whole)).toEqual([-4, -5, -5, -1]);
  expect(decideReversals(payment, whole)).toMatchObject({ status: 'refunded', refundedMinor: 1000 });
});

it('waits for approval, and does nothing for a rejected refund or one without an amount', () => {
  const quiet = [{ status: 'pending' }, { status: 'rejected' }, { action: 'other' }] as const;
  expect(
    decideReversals(
      payment,
      quiet.map((change, id) => adjustment(id, change)),
    ),
  ).toEqual({
    reversals: [],
    status: 'paid',
    refundedMinor: 0,
  });
});

it('returns what a chargeback took when it is reversed, and can take it again', () => {
  const back = adjustment(1, { action: 'chargeback' });
  const won = adjustment(2, { action: 'chargeback_reverse' });
  const again = adjustment(3, { action: 'chargeback' });
  expect(decideReversals(payment, [back])).toMatchObject({ status: 'charged_back', refundedMinor: 1000 });
  expect(decideReversals(payment, [won, back])).toMatchObject({ status: 'paid', refundedMinor: 0 });
  const settled = ['adjustment:adj_1:taken', 'adjustment:adj_2:undone'];
  expect(taken([won, back])).toEqual([-15, settled]);
  expect(taken([again, won, back])).toEqual([-15, settled, -15]);
});

it('recognises both reports of a chargeback’s reversal as one', () => {
  const back = adjustment(1, { action: 'chargeback', status: 'reversed' });
  const won = adjustment(2, { action: 'chargeback_reverse' });
  expect(decideReversals(payment, [back, won])).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(taken([back, won])).toEqual([
    -15,
    ['adjustment:adj_1:taken', 'adjustment:adj_2:undone'],
    ['adjustment:adj_2:undone'],
  ]);
  expect(taken([back, won, adjustment(3, {})]).at(-1)).toBe(-15);
});

it('returns credits when an approved refund is withdrawn', () => {
  const reversed = adjustment(1, { status: 'reversed' });
  expect(taken([reversed])).toEqual([-15, ['adjustment:adj_1:taken']]);
  expect(decideReversals(payment, [reversed])).toMatchObject({ status: 'paid', refundedMinor: 0 });
});
