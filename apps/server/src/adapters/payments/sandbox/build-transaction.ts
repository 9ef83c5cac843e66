import type { ErrorCode, ITransactionPaymentAttemptResponse, TransactionOrigin } from '@paddle/paddle-node-sdk';
import { CURRENCY, type Card, type Transaction } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { detailsOf, type Line } from './totals.ts';

interface Given {
  lines: readonly Line[];
  origin: TransactionOrigin;
  customerId: string;
  addressId: string | null;
  country: string;
  customData: Record<string, unknown> | null;
  subscriptionId: string | null;
  period: { starts_at: string; ends_at: string } | null;
  creditMinor?: number;
}

/** An unpaid transaction. */
export function buildTransaction(given: Given): Transaction {
  const now = new Date().toISOString();
  return {
    id: newPaddleId('txn'),
    status: given.addressId === null ? 'draft' : 'billed',
    customer_id: given.customerId,
    address_id: given.addressId,
    business_id: null,
    custom_data: given.customData,
    currency_code: CURRENCY,
    origin: given.origin,
    subscription_id: given.subscriptionId,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: given.period,
    items: given.lines.map(({ price: { product: _product, ...price }, rate }) => ({
      price_id: price.id,
      price,
      quantity: 1,
      proration: rate === undefined ? null : { rate: String(rate), billing_period: given.period },
    })),
    details: detailsOf(given.lines, given.country, given.creditMinor),
    payments: [],
    checkout: { url: null },
    created_at: now,
    updated_at: now,
    billed_at: given.addressId === null ? null : now,
    revised_at: null,
  };
}

/** One attempt to collect the payment of a transaction. */
function attemptOf({ details }: Transaction, card: Card, error: ErrorCode | null) {
  const now = new Date().toISOString();
  const attempt: ITransactionPaymentAttemptResponse = {
    payment_attempt_id: newPaddleId('payatt'),
    payment_method_id: newPaddleId('paymtd'),
    stored_payment_method_id: newPaddleId('paymtd'),
    amount: details?.totals?.grand_total ?? '0',
    status: error === null ? 'captured' : 'error',
    error_code: error,
    method_details: { ...NO_METHOD, type: 'card', card: cardOf(card) },
    created_at: now,
    captured_at: error === null ? now : null,
  };
  return attempt;
}

const NO_METHOD = { paypal: null, south_korea_local_card: null, underlying_details: null } as const;

const cardOf = ({ brand, last4, expiryMonth, expiryYear }: Card) => ({
  type: brand,
  last4,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  cardholder_name: '',
});

/** The same, paid. */
export function paidTransaction(transaction: Transaction, card: Card): Transaction {
  const now = new Date().toISOString();
  return {
    ...transaction,
    status: 'completed',
    invoice_id: newPaddleId('inv'),
    invoice_number: `${now.slice(0, 4)}-${transaction.id.slice(-6).toUpperCase()}`,
    payments: [attemptOf(transaction, card, null), ...transaction.payments],
    billed_at: transaction.billed_at ?? now,
    updated_at: now,
  };
}

/** The same, with one more declined attempt. */
export function refusedTransaction(
  transaction: Transaction,
  card: Card,
  status: Transaction['status'] = transaction.status,
): Transaction {
  const payments = [attemptOf(transaction, card, 'declined'), ...transaction.payments];
  return { ...transaction, status, payments, updated_at: new Date().toISOString() };
}
