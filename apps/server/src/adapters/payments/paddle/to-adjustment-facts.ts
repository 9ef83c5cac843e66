import type { Adjustment, AdjustmentNotification } from '@paddle/paddle-node-sdk';
import type { AdjustmentFacts } from '../../../modules/payments/payment-provider-port.ts';

type Told = Adjustment | AdjustmentNotification;

const ACTIONS: Partial<Record<Told['action'], AdjustmentFacts['action']>> = {
  refund: 'refund',
  chargeback: 'chargeback',
  chargeback_reverse: 'chargeback_reverse',
};

/** A refund or chargeback in our terms. */
export function toAdjustmentFacts(told: Told): AdjustmentFacts {
  return {
    id: told.id,
    transactionId: told.transactionId,
    action: ACTIONS[told.action] ?? 'other',
    status: told.status === 'pending_approval' ? 'pending' : told.status,
    amountMinor: Number(told.totals.total),
    createdAt: new Date(told.createdAt),
  };
}
