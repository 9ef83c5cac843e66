import { and, count, eq, gte, inArray, isNull, lt, ne, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/db.ts';
import { creditLines, jobs, payments, subscriptions, users } from '../../database/schema.ts';

/** A half-open interval: includes the first moment, excludes the last. */
export interface Span {
  from: Date;
  to: Date;
}

/** Sandbox sets are API trials, so the statistics leave them out. */
const isReal = eq(jobs.isSandbox, false);

/** The UTC day of a timestamp. Rows are grouped by date, and only the result is formatted as 2026-11-21. */
const dateOf = (column: PgColumn) => sql`(${column} at time zone 'UTC')::date`;
const dayOf = (column: PgColumn) => sql<string>`to_char(${dateOf(column)}, 'YYYY-MM-DD')`;
const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to));
const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const sumIf = (column: PgColumn, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number);

export async function countUsers(db: Db, span: Span) {
  const isGuest = and(eq(users.isGuest, true), isNull(users.mergedInto));
  return db
    .select({ day: dayOf(users.createdAt), signUps: countIf(eq(users.isGuest, false)), guests: countIf(isGuest) })
    .from(users)
    .where(within(users.createdAt, span))
    .groupBy(dateOf(users.createdAt));
}

export async function countEndedJobs(db: Db, span: Span) {
  return db
    .select({
      day: dayOf(jobs.finishedAt),
      completed: countIf(eq(jobs.status, 'completed')),
      failed: countIf(eq(jobs.status, 'failed')),
      pictures: sql<number>`sum(${jobs.pictures})`.mapWith(Number),
    })
    .from(jobs)
    .where(and(isReal, within(jobs.finishedAt, span)))
    .groupBy(dateOf(jobs.finishedAt));
}

/** Median and 95th percentile, in seconds; null without a value. */
export type Percentiles = [number, number] | null;

/** Jobs by the day of their creation, with durations of first attempts; the row without a day covers the whole span. */
export async function timeJobs(db: Db, span: Span) {
  const since = (column: PgColumn) => sql`date_part('epoch', ${column} - ${jobs.createdAt})`;
  const percentiles = (column: PgColumn, condition: SQL | undefined) =>
    sql<Percentiles>`to_json(percentile_cont(array[0.5, 0.95]) within group (order by ${since(column)}) filter (where ${condition}))`;
  return db
    .select({
      day: sql<string | null>`${dayOf(jobs.createdAt)}`,
      created: count(),
      firstPicture: percentiles(jobs.firstPictureAt, eq(jobs.attempt, 1)),
      wholeSet: percentiles(jobs.finishedAt, and(eq(jobs.attempt, 1), eq(jobs.status, 'completed'))),
    })
    .from(jobs)
    .where(and(isReal, within(jobs.createdAt, span)))
    .groupBy(sql`grouping sets ((${dateOf(jobs.createdAt)}), ())`);
}

const GIVEN = [
  'email_confirmed',
  'purchase',
  'trial_started',
  'subscription_period',
  'plan_upgraded',
  'admin_grant',
] as const;

/** Excludes lines that only move credits when a guest joins an account. */
export async function sumCredits(db: Db, span: Span) {
  return db
    .select({
      day: dayOf(creditLines.createdAt),
      given: sumIf(creditLines.balanceChange, inArray(creditLines.cause, [...GIVEN])),
      spent: countIf(eq(creditLines.cause, 'job_settled')),
      returned: sumIf(creditLines.balanceChange, eq(creditLines.cause, 'job_returned')),
    })
    .from(creditLines)
    .where(and(within(creditLines.createdAt, span), notLike(creditLines.causeKey, 'merge:%')))
    .groupBy(dateOf(creditLines.createdAt));
}

/** In smallest units of the currency. */
export async function sumRevenue(db: Db, span: Span) {
  return db
    .select({
      day: dayOf(payments.paidAt),
      currency: payments.currency,
      payments: count(),
      netMinor: sql<number>`sum(${payments.amountMinor} - ${payments.refundedMinor})`.mapWith(Number),
      refundedMinor: sql<number>`sum(${payments.refundedMinor})`.mapWith(Number),
    })
    .from(payments)
    .where(and(within(payments.paidAt, span), ne(payments.status, 'failed')))
    .groupBy(dateOf(payments.paidAt), payments.currency);
}

/** Active subscriptions, by the plan paid for at `now`. */
export async function countSubscriptions(db: Db, now: Date) {
  const { plan, paidPlan, paidPlanUntil, status } = subscriptions;
  const isPaid = sql`${paidPlan} is not null and ${paidPlanUntil} > ${now.toISOString()}::timestamptz`;
  return db
    .select({
      plan: sql<typeof plan._.data>`case when ${isPaid} then ${paidPlan} else ${plan} end`,
      trialing: countIf(eq(status, 'trialing')),
      active: countIf(eq(status, 'active')),
      pastDue: countIf(eq(status, 'past_due')),
    })
    .from(subscriptions)
    .where(inArray(status, ['trialing', 'active', 'past_due']))
    .groupBy(sql`1`);
}
