import type { ITimePeriod } from '@paddle/paddle-node-sdk';

const DAYS: Partial<Record<ITimePeriod['interval'], number>> = { day: 1, week: 7 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment one period after `from`; in a shorter month the last day. */
function addPeriod(from: Date, { interval, frequency }: ITimePeriod): Date {
  const days = DAYS[interval];
  if (days !== undefined) return new Date(from.getTime() + days * frequency * DAY_MS);
  const months = frequency * (interval === 'year' ? 12 : 1);
  const day = from.getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(day, moved.getUTCDate()));
  return moved;
}

export const periodOf = (starts: Date, length: ITimePeriod) => ({
  starts_at: starts.toISOString(),
  ends_at: addPeriod(starts, length).toISOString(),
});
