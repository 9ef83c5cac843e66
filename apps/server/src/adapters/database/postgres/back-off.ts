const FIRST_MS = 100;
/** A database that is back is found within this time and a connection's. */
const MOST_MS = 1000;

/**
 * Milliseconds before the next try after `failures` of them in a row: doubled each time up to a cap, and then by chance between the
 * half and the whole, so that the processes of a site do not all come back at the same moment.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return whole * (0.5 + random() / 2);
}
