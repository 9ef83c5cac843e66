import { createHmac, timingSafeEqual } from 'node:crypto';

const HALF_DAY_SECONDS = 12 * 60 * 60;

/**
 * The query that lets a browser load `key` without a header. It expires one to one and a half days from `nowMs`, on a half-day
 * boundary, so that the same picture keeps the same address for hours and the browser's cache works.
 */
export function signKey(secret: string, key: string, nowMs: number = Date.now()): string {
  const expires = (Math.floor(nowMs / 1000 / HALF_DAY_SECONDS) + 3) * HALF_DAY_SECONDS;
  return `expires=${expires}&signature=${signature(secret, key, expires)}`;
}

/** Whether `signature` was made for `key` and `expires` (Unix seconds) and has not expired. */
export function isSigned(
  secret: string,
  key: string,
  expires: number,
  given: string,
  nowMs: number = Date.now(),
): boolean {
  const expected = Buffer.from(signature(secret, key, expires));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) && expires * 1000 > nowMs;
}

function signature(secret: string, key: string, expires: number): string {
  return createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url');
}
