import { z } from 'zod';
import { PLAN_IDS } from './prices.ts';

/** Selectable time spans in days. */
export const OVERVIEW_DAYS = ['7', '30', '90'] as const;
export const overviewQuery = z.object({ days: z.literal(OVERVIEW_DAYS).default('30') });

/** One value per day, in the order of `days`, and the total. */
const series = z.object({ days: z.array(z.int()), total: z.int() });
const seconds = z.number().nullable();
/** Seconds; null on a day without a set. `total` is computed over all sets of the span, not from the daily values. */
const times = z.object({
  median: z.array(seconds),
  p95: z.array(seconds),
  total: z.object({ median: seconds, p95: seconds }),
});

/**
 * The figures of the last 7, 30 or 90 days in UTC, including today. Deleted rows (an account, a set) are not counted.
 *
 * - `sign_ups`: accounts by the day of their first visit; a former guest counts from that visit.
 * - `guests`: guests by the day of their first visit, without those who became accounts.
 * - `jobs_created`: jobs by the day of their creation. `jobs_completed`, `jobs_failed`: by the day of their last end; a set with some
 *   pictures is completed. Cancelled ones are in neither.
 * - `pictures`: pictures that were ready when their job ended, by that day; changed pictures count once.
 * - `credits_given`: credits added by confirmed sign-ups, purchases, plans, trials and administrators. `credits_spent`: credits
 * of jobs that ended with pictures. `credits_returned`: credits returned from jobs.
 * - `first_picture`, `whole_set`: seconds from the creation of a job to its first preview, and to its end with pictures; jobs by the day of
 *   their creation, first attempts only. Percentiles interpolate (`percentile_cont` of PostgreSQL).
 * - `revenue`: payments by the day of payment, in units of their currency, tax included, less what was paid back or charged back since,
 *   on whatever day that was. Failed ones are left out. Days without payments are 0.
 * - `subscriptions`: currently active ones, by the plan they entitle to.
 * - `queue`: tasks that are due (not delayed ones), running tasks, and the waiting time of the oldest.
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
