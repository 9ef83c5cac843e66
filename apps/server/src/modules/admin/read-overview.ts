import { type AdminOverview, PLAN_IDS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';
import { toUnits } from '../payments/index.ts';
import { daysUntil, spanOf } from './days.ts';
import {
  countEndedJobs,
  countSubscriptions,
  countUsers,
  type Percentiles,
  sumCredits,
  sumRevenue,
  timeJobs,
} from './overview.repository.ts';

interface OverviewParts {
  db: Db;
  queue: Pick<Queue, 'readLoad'>;
  storage: Pick<Storage, 'space'>;
}

/** The figures of the `count` days in UTC up to the day of `now`; the contract defines each. */
export async function readOverview(parts: OverviewParts, count: number, now = new Date()): Promise<AdminOverview> {
  const days = daysUntil(now, count);
  const revenue = revenueOf(days, await sumRevenue(parts.db, spanOf(days)));
  return {
    days,
    ...(await readSeries(parts.db, days)),
    revenue,
    subscriptions: await readSubscriptions(parts.db, now),
    queue: await readQueue(parts.queue),
    disk: await readDisk(parts.storage),
  };
}

async function readSeries(db: Db, days: string[]): Promise<Pick<AdminOverview, 'counts' | 'times'>> {
  const span = spanOf(days);
  const users = seriesOf(days, await countUsers(db, span));
  const created = await timeJobs(db, span);
  const ended = seriesOf(days, await countEndedJobs(db, span));
  const credits = seriesOf(days, await sumCredits(db, span));
  return {
    counts: {
      sign_ups: users((row) => row.signUps),
      guests: users((row) => row.guests),
      jobs_created: seriesOf(days, created)((row) => row.created),
      jobs_completed: ended((row) => row.completed),
      jobs_failed: ended((row) => row.failed),
      pictures: ended((row) => row.pictures),
      credits_given: credits((row) => row.given),
      credits_spent: credits((row) => row.spent),
      credits_returned: credits((row) => row.returned),
    },
    times: {
      first_picture: timesOf(days, created, (row) => row.firstPicture),
      whole_set: timesOf(days, created, (row) => row.wholeSet),
    },
  };
}

interface DayRow {
  day: string | null;
}

/** Rows by day as one value per day; days without a row are 0. */
const seriesOf = <R extends DayRow>(days: string[], rows: R[]) => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return (figure: (row: R) => number): AdminOverview['counts']['sign_ups'] => {
    const figures = days.map((day) => byDay.get(day)).map((row) => (row === undefined ? 0 : figure(row)));
    return { days: figures, total: figures.reduce((sum, each) => sum + each, 0) };
  };
};

function timesOf<R extends DayRow>(days: string[], rows: R[], of: (row: R) => Percentiles) {
  const byDay = new Map(rows.map((row) => [row.day, of(row)]));
  const pick = (day: string | null, index: 0 | 1) => byDay.get(day)?.[index] ?? null;
  return {
    median: days.map((day) => pick(day, 0)),
    p95: days.map((day) => pick(day, 1)),
    total: { median: pick(null, 0), p95: pick(null, 1) },
  };
}

function revenueOf(days: string[], rows: Awaited<ReturnType<typeof sumRevenue>>): AdminOverview['revenue'] {
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const net = seriesOf(days, own)((row) => row.netMinor);
    const refundedMinor = own.reduce((sum, row) => sum + row.refundedMinor, 0);
    return {
      payments: own.reduce((sum, row) => sum + row.payments, 0),
      currency,
      days: net.days.map((minor) => toUnits(minor, currency)),
      total: toUnits(net.total, currency),
      refunded: toUnits(refundedMinor, currency),
    };
  });
  return currencies.toSorted((a, b) => b.payments - a.payments).map(({ payments: _payments, ...each }) => each);
}

async function readSubscriptions(db: Db, now: Date): Promise<AdminOverview['subscriptions']> {
  const rows = await countSubscriptions(db, now);
  return PLAN_IDS.map((plan) => {
    const row = rows.find((each) => each.plan === plan);
    return { plan, trialing: row?.trialing ?? 0, active: row?.active ?? 0, past_due: row?.pastDue ?? 0 };
  });
}

async function readQueue(queue: OverviewParts['queue']): Promise<AdminOverview['queue']> {
  const { waiting, running, waitingSince } = await queue.readLoad();
  const waitedMs = waitingSince === null ? null : Math.max(0, Date.now() - waitingSince.getTime());
  return { waiting, running, oldest_waiting_s: waitedMs === null ? null : waitedMs / 1000 };
}

async function readDisk(storage: OverviewParts['storage']): Promise<AdminOverview['disk']> {
  const space = await storage.space();
  return space && { free_bytes: space.freeBytes, total_bytes: space.totalBytes };
}
