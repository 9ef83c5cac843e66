import type { AdminPaymentsQuery } from '@vitrine/contract';
import { and, count, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { payments, users } from '../../database/schema.ts';
import { matching } from './matching.ts';

type Filter = Pick<AdminPaymentsQuery, 'query' | 'status'>;

const found = ({ query, status }: Filter) =>
  and(
    query
      ? matching(query, {
          ids: [payments.id, payments.userId],
          texts: [users.email, payments.transactionId, payments.invoiceNumber],
        })
      : undefined,
    status && eq(payments.status, status),
  );

export type AdminPaymentRow = Awaited<ReturnType<typeof listPaymentRows>>[number];

/** Newest first, `limit` rows older than the payment `cursor`. */
export async function listPaymentRows(db: Db, { limit, cursor, ...filter }: AdminPaymentsQuery) {
  return db
    .select({ ...getTableColumns(payments), userEmail: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(and(cursor === undefined ? undefined : lt(payments.id, cursor), found(filter)))
    .orderBy(desc(payments.id))
    .limit(limit);
}

/** Totals of all payments that match the filter, in smallest units; the currency with the most payments first. */
export async function sumPaymentRows(db: Db, filter: Filter) {
  const sum = (column: typeof payments.amountMinor | typeof payments.refundedMinor) =>
    sql<number>`sum(${column})`.mapWith(Number);
  return db
    .select({
      currency: payments.currency,
      payments: count(),
      amountMinor: sum(payments.amountMinor),
      refundedMinor: sum(payments.refundedMinor),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(and(found(filter), ne(payments.status, 'failed')))
    .groupBy(payments.currency)
    .orderBy(desc(count()), payments.currency);
}
