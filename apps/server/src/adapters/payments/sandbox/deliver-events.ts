import { inArray } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { sandboxEntities } from '../../../database/schema.ts';
import type { SandboxEvent } from './entities.ts';
import { newPaddleId } from './new-paddle-id.ts';
import { lockDue, saveEntity } from './sandbox.repository.ts';
import { signEvent } from './sign-event.ts';

/** How long Paddle waits for an answer. */
const TIMEOUT_MS = 5000;
/** An attempt that did not end was lost with its process. */
const LEASE_MS = 3 * TIMEOUT_MS;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
const AT_A_TIME = 20;

export interface Receiver {
  /** Where notifications are sent. */
  address: string;
  secret: string;
}

/**
 * Sends what is due, in the order in which it became due; anything not answered with 2xx is resent with growing delays. Several
 * processes may do this at once.
 * @returns how many were sent
 */
export async function deliverEvents(db: Db, receiver: Receiver, stop: AbortSignal): Promise<number> {
  const due = await db.transaction(async (tx) => {
    const events = await lockDue(tx, 'event', ['{next_try_at}'], new Date(), AT_A_TIME);
    const next_try_at = new Date(Date.now() + LEASE_MS).toISOString();
    for (const event of events) await saveEntity(tx, 'event', { ...event, next_try_at });
    return events;
  });
  for (const event of due) await deliver(db, event, receiver, stop);
  return due.length;
}

async function deliver(db: Db, event: SandboxEvent, receiver: Receiver, stop: AbortSignal): Promise<void> {
  const accepted = await send(event, receiver, stop);
  if (event.mode === 'twice') await send(event, receiver, stop);
  const tries = event.tries + 1;
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(event.tries, 20));
  const tried = { ...event, tries, next_try_at: new Date(Date.now() + waitMs).toISOString() };
  await saveEntity(db, 'event', tried, accepted ? 'delivered_event' : 'event');
}

async function send({ event, mode }: SandboxEvent, { address, secret }: Receiver, stop: AbortSignal): Promise<boolean> {
  const rawBody = JSON.stringify({ ...event, notification_id: newPaddleId('ntf') });
  const key = mode === 'forged' ? `not ${secret}` : secret;
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paddle-signature': signEvent(rawBody, key) },
      body: rawBody,
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Resends events in the normal way: all that have not arrived, or with `all` every event ever sent. */
export async function replayEvents(db: Db, { all }: { all: boolean }): Promise<void> {
  const kinds = all ? (['event', 'delivered_event'] as const) : (['event'] as const);
  const rows = await db
    .select()
    .from(sandboxEntities)
    .where(inArray(sandboxEntities.kind, [...kinds]))
    .for('update');
  const next_try_at = new Date().toISOString();
  for (const { body } of rows) {
    await saveEntity(db, 'event', { ...(body as unknown as SandboxEvent), mode: 'normal', tries: 0, next_try_at }); // A row of kind `event` holds what was saved as one.
  }
}
