import { z } from 'zod';
import { PLAN_IDS } from './prices.ts';

/** How many days the figures may tell of. */
export const OVERVIEW_DAYS = ['7', '30', '90'] as const;
export const overviewQuery = z.object({ days: z.literal(OVERVIEW_DAYS).default('30') });

/** One figure a day, in the order of `days`, and what they come to together. */
const series = z.object({ days: z.array(z.int()), total: z.int() });
const seconds = z.number().nullable();
/** Seconds; null on a day without a set. `total` is of all sets of the span together, not of the days' figures. */
const times = z.object({
  median: z.array(seconds),
  p95: z.array(seconds),
  total: z.object({ median: seconds, p95: seconds }),
});

/**
 * The figures of the last 7, 30 or 90 days in UTC, today included. Rows that were deleted (an account, a set) are in none of them.
 *
 * - `sign_ups`: accounts by the day of their first visit; one that began as a guest counts from there.
 * - `guests`: guests by the day on which they came, without those who became accounts.
 * - `jobs_created`: jobs by the day of their creation. `jobs_completed`, `jobs_failed`: by the day of their last end; a set with some
 *   pictures is completed. Cancelled ones are in neither.
 * - `pictures`: pictures that were ready when their job ended, by that day; changed pictures count once.
 * - `credits_given`: what was added to balances by sign-ups that were confirmed, purchases, plans, trials and administrators.
 *   `credits_spent`: credits of jobs that ended with pictures. `credits_returned`: credits that came back from jobs.
 * - `first_picture`, `whole_set`: seconds from the creation of a job to its first preview, and to its end with pictures; jobs by the day of
 *   their creation, first attempts only. Percentiles interpolate (`percentile_cont` of PostgreSQL).
 * - `revenue`: payments by the day of payment, in units of their currency, tax included, less what was paid back or charged back since,
 *   on whatever day that was. Failed ones are left out. Days without payments are 0.
 * - `subscriptions`: those that run at this moment, by the plan whose rights they give.
 * - `queue`: tasks that wait to be run now (not those set for later), tasks that run, and for how long the oldest has waited.
 * - `disk`: of the folder with pictures; null where pictures lie elsewhere.
 */
export const adminOverview = z
  .object({
    /** Each as 2026-11-21, the oldest first. */
    days: z.array(z.string()),
    counts: z.object({
      sign_ups: series,
      guests: series,
      jobs_created: series,
      jobs_completed: series,
      jobs_failed: series,
      pictures: series,
      credits_given: series,
      credits_spent: series,
      credits_returned: series,
    }),
    times: z.object({ first_picture: times, whole_set: times }),
    /** The currency with the most payments first. */
    revenue: z.array(
      z.object({ currency: z.string(), days: z.array(z.number()), total: z.number(), refunded: z.number() }),
    ),
    subscriptions: z.array(
      z.object({ plan: z.literal(PLAN_IDS), trialing: z.int(), active: z.int(), past_due: z.int() }),
    ),
    queue: z.object({ waiting: z.int(), running: z.int(), oldest_waiting_s: z.number().nullable() }),
    disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof adminOverview>;
export type OverviewCount = keyof AdminOverview['counts'];
