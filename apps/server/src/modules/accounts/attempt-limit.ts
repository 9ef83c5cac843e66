import {
  API_REQUESTS_PER_MINUTE,
  AppError,
  GUEST_MEGAPIXELS_PER_MINUTE,
  PROOF_SETS_PER_HOUR,
  SANDBOX_SETS_PER_DAY,
  VARIATIONS_PER_JOB,
} from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './attempts.repository.ts';
import { hashToken } from './opaque-token.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Attempts allowed per window. Limits per address are generous: an office, a mobile network or a proxy missing from the settings
 * may share one address.
 */
const LIMITS = {
  loginFromAddress: { max: 100, windowMs: 15 * MINUTE_MS },
  /** One account from one address. */
  login: { max: 8, windowMs: 15 * MINUTE_MS },
  /** One account from everywhere: too few for guessing, too many for one address to lock the owner out. */
  loginToAccount: { max: 200, windowMs: HOUR_MS },
  signUpFromAddress: { max: 600, windowMs: HOUR_MS },
  signUpOfAccount: { max: 10, windowMs: HOUR_MS },
  guestFromAddress: { max: 600, windowMs: HOUR_MS },
  recoveryFromAddress: { max: 60, windowMs: HOUR_MS },
  recoveryOfAccount: { max: 5, windowMs: HOUR_MS },
  resendFromAddress: { max: 60, windowMs: HOUR_MS },
  /** The password that confirms a change, by account. */
  password: { max: 8, windowMs: 15 * MINUTE_MS },
  /** Codes of an authenticator app, by account: three in a million are correct at any time. */
  factorCode: { max: 8, windowMs: 15 * MINUTE_MS },
  factorCodeOfDay: { max: 40, windowMs: DAY_MS },
  /** Separate, so that somebody guessing codes does not lock the owner out. */
  recoveryCode: { max: 10, windowMs: HOUR_MS },
  /** The token of the first start, by account. */
  firstAdministrator: { max: 10, windowMs: HOUR_MS },
  /** Counts pictures. Guests are free to create, so the address has a limit too. */
  previewsFromAddress: { max: 10 * PROOF_SETS_PER_HOUR * VARIATIONS_PER_JOB, windowMs: HOUR_MS },
  previewsOfAccount: { max: PROOF_SETS_PER_HOUR * VARIATIONS_PER_JOB, windowMs: HOUR_MS },
  megapixelsOfGuest: { max: GUEST_MEGAPIXELS_PER_MINUTE, windowMs: MINUTE_MS },
  megapixelsFromAddress: { max: 3 * GUEST_MEGAPIXELS_PER_MINUTE, windowMs: MINUTE_MS },
  requestsOfApiKey: { max: API_REQUESTS_PER_MINUTE, windowMs: MINUTE_MS },
  sandboxSetsOfAccount: { max: SANDBOX_SETS_PER_DAY, windowMs: DAY_MS },
  webhookTestsOfAccount: { max: 60, windowMs: HOUR_MS },
  exportOfAccount: { max: 6, windowMs: HOUR_MS },
} as const;
export type LimitName = keyof typeof LIMITS;

/**
 * Counts an attempt by `who` (or an amount) before it is made, so that parallel attempts do not slip through, across all
 * processes. `db` must not be a transaction that a failure rolls back.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function takeAttempt(db: Db, limit: LimitName, who: string, amount = 1): Promise<void> {
  const { left, secondsLeft } = await countWithin(db, limit, who, amount);
  if (left < 0) throw new AppError('rate_limited', { retryAfterSeconds: secondsLeft });
}

/** The state of a window. */
export interface Window {
  max: number;
  /** Negative: over the limit. */
  left: number;
  /** Until the window restarts. */
  secondsLeft: number;
}

/** Counts like `takeAttempt` and returns the state of the window. */
export async function countWithin(db: Db, limit: LimitName, who: string, amount = 1): Promise<Window> {
  const { max, windowMs } = LIMITS[limit];
  const now = new Date();
  const { count, endsAt } = await countAttempt(db, keyOf(limit, who), {
    now,
    endsAt: new Date(now.getTime() + windowMs),
    amount,
  });
  return { max, left: max - count, secondsLeft: Math.ceil((endsAt.getTime() - now.getTime()) / 1000) };
}

/** Returns a successful attempt, or the unused amount. */
export const returnAttempt = (db: Db, limit: LimitName, who: string, amount = 1): Promise<void> =>
  uncountAttempt(db, keyOf(limit, who), amount);

/** Forgets all attempts of `who` after a success. */
export const forgetAttempts = (db: Db, limit: LimitName, who: string): Promise<void> =>
  deleteAttempts(db, keyOf(limit, who));

/** Counts requests of an address in the attempts table, in the same atomic way; `db` as above. */
export const countRequests = (
  db: Db,
  who: string,
  step: { now: Date; endsAt: Date; amount: number },
): Promise<{ count: number; endsAt: Date }> => countAttempt(db, `request:${hashToken(who)}`, step);

/** Addresses are personal data: the table holds hashes. */
const keyOf = (limit: LimitName, who: string): string => `${limit}:${hashToken(who)}`;
