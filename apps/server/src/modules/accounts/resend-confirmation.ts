import { AppError } from '@vitrine/contract';
import type { AccountsParts } from './accounts-parts.ts';
import { takeAttempt } from './attempt-limit.ts';
import { listSendingTimes } from './email-tokens.repository.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { lockUser } from './users.repository.ts';

const MINUTE_MS = 60_000;
/** The e-mail of the sign-up counts: one more at once, then one a minute, and at most six an hour. */
const RULES = [
  { max: 2, windowMs: MINUTE_MS },
  { max: 6, windowMs: 60 * MINUTE_MS },
] as const;

/**
 * Sends the confirmation e-mail again, unless the address is already confirmed.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function resendConfirmation(parts: AccountsParts, userId: string, address: string): Promise<void> {
  await takeAttempt(parts.db, 'resendFromAddress', address);
  await parts.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) throw new AppError('unauthorized');
    if (user.email === null || user.emailVerifiedAt !== null) return;
    const nowMs = Date.now();
    const sentAt = await listSendingTimes(tx, userId, new Date(nowMs - 60 * MINUTE_MS));
    const waitMs = waitingTime(sentAt, nowMs);
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    await sendConfirmation({ ...parts, db: tx }, user);
  });
}

/** Milliseconds until every rule allows another e-mail; `sentAt` has the latest first. */
export function waitingTime(sentAt: readonly Date[], nowMs: number): number {
  const waits = RULES.map(({ max, windowMs }) => {
    const oldest = sentAt[max - 1];
    return oldest === undefined ? 0 : oldest.getTime() + windowMs - nowMs;
  });
  return Math.max(0, ...waits);
}
