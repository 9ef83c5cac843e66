import type { AdjustmentAction, IAdjustmentResponse } from '@paddle/paddle-node-sdk';
import type { Db } from '../../../database/db.ts';
import { emitEvents } from './emit-events.ts';
import { CURRENCY, type Transaction } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { notFound, PaddleError } from './paddle-error.ts';
import type { CreateAdjustmentBody } from './requests.ts';
import { insertEntity, listEntities, lockEntity, saveEntity } from './sandbox.repository.ts';

/** POST /adjustments: a refund that waits for Paddle's approval. */
export async function createRefund(db: Db, body: CreateAdjustmentBody): Promise<IAdjustmentResponse> {
  const transaction = await lockEntity(db, 'transaction', body.transaction_id);
  const given = body.items.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0);
  const all = await remainingOf(db, transaction);
  const amountMinor = body.type === 'full' ? all : given;
  const { action, type, reason } = body;
  return insertAdjustment(db, transaction, { action, type, reason, status: 'pending_approval', amountMinor });
}

/** The buyer's bank takes back all of the money. */
export async function chargeBack(db: Db, transactionId: string): Promise<IAdjustmentResponse> {
  const transaction = await lockEntity(db, 'transaction', transactionId);
  const amountMinor = await remainingOf(db, transaction);
  const given = { action: 'chargeback', status: 'approved', reason: 'fraudulent', type: 'full', amountMinor } as const;
  return insertAdjustment(db, transaction, given);
}

/** The bank withdraws its chargeback: it becomes a reversed one and gets a counterpart. */
export async function reverseChargeback(db: Db, transactionId: string): Promise<IAdjustmentResponse> {
  const transaction = await lockEntity(db, 'transaction', transactionId);
  const where = { transaction_id: [transactionId], action: ['chargeback'], status: ['approved'] };
  const [chargeback] = await listEntities(db, 'adjustment', { where, limit: 1 });
  if (chargeback === undefined) throw notFound(transactionId);
  await changeStatus(db, chargeback, 'reversed');
  const amountMinor = Number(chargeback.totals.total);
  const given = { status: 'approved', reason: 'won', type: 'full', amountMinor } as const;
  return insertAdjustment(db, transaction, { ...given, action: 'chargeback_reverse' });
}

/** Paddle decides a refund. */
export async function decideRefund(
  db: Db,
  adjustment: IAdjustmentResponse,
  verdict: 'approved' | 'rejected',
): Promise<IAdjustmentResponse> {
  return adjustment.status === 'pending_approval' ? changeStatus(db, adjustment, verdict) : adjustment;
}

async function changeStatus(
  db: Db,
  adjustment: IAdjustmentResponse,
  status: IAdjustmentResponse['status'],
): Promise<IAdjustmentResponse> {
  const changed = { ...adjustment, status, updated_at: new Date().toISOString() };
  await emitEvents(db, [{ type: 'adjustment.updated', data: changed }]);
  return saveEntity(db, 'adjustment', changed);
}

/** Smallest units of a paid transaction that are not being refunded. */
async function remainingOf(db: Db, { id, status, details }: Transaction): Promise<number> {
  if (status !== 'completed') {
    throw new PaddleError(400, 'adjustment_transaction_invalid_status_for_adjustment', 'It is not completed.');
  }
  const where = { transaction_id: [id], status: ['pending_approval', 'approved'] };
  const before = await listEntities(db, 'adjustment', { where });
  const back = before
    .map(({ action, totals }) => Number(totals.total) * (action === 'chargeback_reverse' ? 0 : 1))
    .reduce((sum, minor) => sum + minor, 0);
  return Number(details?.totals?.grand_total ?? 0) - back;
}

interface Given {
  action: AdjustmentAction;
  status: IAdjustmentResponse['status'];
  type: 'full' | 'partial';
  reason: string;
  amountMinor: number;
}

async function insertAdjustment(db: Db, transaction: Transaction, given: Given): Promise<IAdjustmentResponse> {
  const most = given.action === 'chargeback_reverse' ? given.amountMinor : await remainingOf(db, transaction);
  if (given.amountMinor <= 0 || given.amountMinor > most) {
    const code = 'adjustment_amount_above_remaining_allowed';
    throw new PaddleError(400, code, 'There is less left to pay back than that.');
  }
  const adjustment = adjustmentOf(transaction, given);
  await emitEvents(db, [{ type: 'adjustment.created', data: adjustment }]);
  return insertEntity(db, 'adjustment', adjustment);
}

function adjustmentOf(transaction: Transaction, { action, status, type, reason, amountMinor }: Given) {
  const { totals, line_items } = transaction.details ?? {};
  const share = amountMinor / Math.max(1, Number(totals?.grand_total ?? 0));
  const tax = Math.round(Number(totals?.grand_total_tax ?? 0) * share);
  const sums = { subtotal: String(amountMinor - tax), tax: String(tax), total: String(amountMinor) };
  const now = new Date().toISOString();
  const adjustment: IAdjustmentResponse = {
    id: newPaddleId('adj'),
    action,
    type,
    transaction_id: transaction.id,
    subscription_id: transaction.subscription_id ?? null,
    customer_id: transaction.customer_id ?? '',
    reason,
    credit_applied_to_balance: false,
    currency_code: CURRENCY,
    status,
    items: [
      {
        id: newPaddleId('adjitm'),
        item_id: line_items?.[0]?.id ?? '',
        type,
        amount: String(amountMinor),
        totals: sums,
      },
    ],
    totals: { ...sums, fee: '0', earnings: '0', retained_fee: '0', currency_code: CURRENCY },
    payout_totals: null,
    created_at: now,
    updated_at: now,
  };
  return adjustment;
}
