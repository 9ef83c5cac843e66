import type { Db } from '../../database/db.ts';
import { networkOf } from '../../http/network-of.ts';
import { returnAttempt, takeAttempt } from '../accounts/index.ts';
import { AT_ONCE, type PreviewEvent } from './make-previews.ts';

interface Caller {
  userId: string;
  ip: string;
}

/** Counts pictures before they are rendered. @throws AppError rate_limited */
export async function countPreviews(db: Db, { userId, ip }: Caller, amount: number): Promise<void> {
  await takeAttempt(db, 'previewsFromAddress', networkOf(ip), amount);
  await takeAttempt(db, 'previewsOfAccount', userId, amount);
}

/**
 * Passes events on, and returns the counted but unrendered pictures: typing aborts one stream after another. Pictures possibly in
 * progress at the end stay counted.
 */
export async function* returnUnmade(
  db: Db,
  { userId, ip }: Caller,
  amount: number,
  events: AsyncIterable<PreviewEvent>,
): AsyncGenerator<PreviewEvent> {
  let done = 0;
  try {
    for await (const event of events) {
      if (event.event === 'picture' || event.event === 'failed') done += 1;
      yield event;
    }
  } finally {
    const unused = amount - done - AT_ONCE;
    if (unused > 0) {
      await returnAttempt(db, 'previewsFromAddress', networkOf(ip), unused);
      await returnAttempt(db, 'previewsOfAccount', userId, unused);
    }
  }
}
