const FIRST_MS = 100;
/** Limits how long after its return a database is noticed (plus one connection time). */
const MOST_MS = 1000;

/**
 * Milliseconds before the next try after `failures` in a row: doubled each time up to a cap, then random between half of it and
 * all of it, so that the processes of a site do not all reconnect at the same moment.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return whole * (0.5 + random() / 2);
}
