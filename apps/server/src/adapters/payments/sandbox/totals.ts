import type { ITransactionDetailsResponse, ITransactionTotalsResponse } from '@paddle/paddle-node-sdk';
import { CURRENCY, type CatalogPrice } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';

/** Value added tax in percent, where the stand-in knows one; prices include it. */
const TAX_PERCENT: Record<string, number> = { AT: 20, BE: 21, DE: 19, ES: 21, FR: 20, GB: 20, IE: 23, IT: 22, NL: 21 };

export interface Line {
  price: CatalogPrice;
  /** Smallest units, tax included. */
  amountMinor: number;
  /** Fraction of the period that is charged; 1: all. */
  rate?: number;
}

/** The totals of a transaction with these lines, of which a credit of `creditMinor` is deducted. */
export function detailsOf(lines: readonly Line[], country: string, creditMinor = 0): ITransactionDetailsResponse {
  const percent = TAX_PERCENT[country] ?? 0;
  const tax_rate = String(percent / 100);
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const credit = Math.min(creditMinor, total);
  return {
    tax_rates_used: [{ tax_rate, totals: sumsOf(total, percent) }],
    totals: totalsOf(total, credit, percent),
    line_items: lines.map(({ price, amountMinor }) => ({
      id: newPaddleId('txnitm'),
      price_id: price.id,
      quantity: 1,
      proration: null,
      tax_rate,
      unit_totals: sumsOf(amountMinor, percent),
      totals: sumsOf(amountMinor, percent),
      product: price.product,
    })),
  };
}

const taxIn = (grossMinor: number, percent: number): number => Math.round((grossMinor * percent) / (100 + percent));

function sumsOf(grossMinor: number, percent: number) {
  const tax = taxIn(grossMinor, percent);
  return { subtotal: String(grossMinor - tax), discount: '0', tax: String(tax), total: String(grossMinor) };
}

function totalsOf(total: number, credit: number, percent: number): ITransactionTotalsResponse {
  const due = total - credit;
  return {
    ...sumsOf(total, percent),
    credit: String(credit),
    credit_to_balance: '0',
    balance: String(due),
    grand_total: String(due),
    grand_total_tax: String(taxIn(due, percent)),
    fee: null,
    earnings: null,
    currency_code: CURRENCY,
  };
}
