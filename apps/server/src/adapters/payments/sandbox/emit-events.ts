import type { Db } from '../../../database/db.ts';
import type { DeliveryMode, Settings } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { findEntity, insertEntity } from './sandbox.repository.ts';

const SETTINGS_ID = 'settings';
const OUT_OF_ORDER_STEP_MS = 250;
const NEVER_MS = 10 * 365 * 24 * 60 * 60 * 1000;

export async function readSettings(db: Db): Promise<Settings> {
  return (await findEntity(db, 'settings', SETTINGS_ID)) ?? { id: SETTINGS_ID, delivery: 'normal', delayMs: 5000 };
}

/** What has happened, with the entity as it was then. */
export interface News {
  type: string;
  data: object;
}

/** Records, in the transaction of the change, the events to send; each with a later timestamp than the one before. */
export async function emitEvents(db: Db, news: readonly News[]): Promise<void> {
  const settings = await readSettings(db);
  const now = Date.now();
  for (const [index, { type, data }] of news.entries()) {
    const id = newPaddleId('evt');
    const occurred_at = new Date(now + index).toISOString();
    const { sandbox: _private, ...told }: { sandbox?: unknown } = data;
    await insertEntity(db, 'event', {
      id,
      event: { event_id: id, event_type: type, occurred_at, data: told },
      mode: settings.delivery,
      tries: 0,
      next_try_at: new Date(now + delayOf(settings, index, news.length)).toISOString(),
    });
  }
}

function delayOf({ delivery, delayMs }: Settings, index: number, count: number): number {
  const delays: Partial<Record<DeliveryMode, number>> = {
    late: delayMs,
    never: NEVER_MS,
    out_of_order: (count - index - 1) * OUT_OF_ORDER_STEP_MS,
  };
  return delays[delivery] ?? 0;
}
