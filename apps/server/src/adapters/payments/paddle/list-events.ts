import type { Paddle } from '@paddle/paddle-node-sdk';
import type { ReceivedEvent } from '../../../modules/payments/payment-provider-port.ts';
import { askPaddle } from './ask-paddle.ts';
import { toReceivedEvent } from './read-event.ts';

/**
 * Paddle's events since then, oldest first. Paddle lists by id only, so the newest are read back to that moment and reversed.
 */
export async function* listEvents(paddle: Paddle, since: Date): AsyncIterable<ReceivedEvent> {
  const pages = paddle.events.list({ orderBy: 'id[DESC]', perPage: 200 });
  // Events stay as received here; they are interpreted later, from the stored copy.
  pages.fromJson = (data) => data as never;
  const found: ReceivedEvent[] = [];
  while (pages.hasMore) {
    const page = (await askPaddle(() => pages.next(), { again: true })).map(toReceivedEvent);
    const young = page.filter(({ occurredAt }) => occurredAt >= since);
    found.push(...young);
    if (young.length < page.length || page.length === 0) break;
  }
  yield* found.toReversed();
}
