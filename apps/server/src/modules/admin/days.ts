import type { Span } from './overview.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `count` days in UTC as 2026-11-21, oldest first; the last is the day of `now`. */
export function daysUntil(now: Date, count: number): string[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** From the start of the first of `days` to the end of the last. */
export function spanOf(days: readonly string[]): Span {
  const last = new Date(`${days.at(-1)}T00:00:00Z`);
  return { from: new Date(`${days[0]}T00:00:00Z`), to: new Date(last.getTime() + DAY_MS) };
}
