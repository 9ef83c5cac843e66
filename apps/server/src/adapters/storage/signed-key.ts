import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../keys/open-key-ring.ts';

const HALF_DAY_SECONDS = 12 * 60 * 60;

/** What a signed address identifies. */
export interface Signed {
  key: string;
  /** Session that it was issued to; the address ends with it. */
  session: string;
}

export interface AddressOptions {
  keys: Pick<KeyRing, 'signing'>;
  /** Path under which signed files are served. */
  basePath: string;
  /** Session of the current request; null if there is none, in which case the signed address opens nothing. */
  session: () => string | null;
}

/** The signed address of a key at this server, whatever the storage. */
export function signAddresses({ keys, basePath, session }: AddressOptions): (key: string) => string {
  return (key) => `${basePath}/${key}?${signKey(keys.signing().secret, { key, session: session() ?? '' })}`;
}

/**
 * The query that lets a browser load `key` without a header while the session lasts. It expires one to one and a half days after
 * `nowMs`, on a half-day boundary, so that a picture keeps its address for hours and the browser's cache works.
 */
export function signKey(secret: string, signed: Signed, nowMs: number = Date.now()): string {
  const expires = (Math.floor(nowMs / 1000 / HALF_DAY_SECONDS) + 3) * HALF_DAY_SECONDS;
  return `session=${signed.session}&expires=${expires}&signature=${signature(secret, signed, expires)}`;
}

/** Whether `given` is the signature of these values and of `expires` (Unix seconds), and has not expired. */
export function isSigned(
  secret: string,
  signed: Signed,
  expires: number,
  given: string,
  nowMs: number = Date.now(),
): boolean {
  const expected = Buffer.from(signature(secret, signed, expires));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) && expires * 1000 > nowMs;
}

function signature(secret: string, { key, session }: Signed, expires: number): string {
  return createHmac('sha256', secret).update(`${key}\n${session}\n${expires}`).digest('base64url');
}
