import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../database/db.ts';
import { DatabaseAwayError } from '../../../database/is-away.ts';
import { backOffMs } from './back-off.ts';

const CONNECT_MS = 3000;
/** A request that waits for a frozen server is answered after both of these at the most. */
const CHECK_EVERY_MS = 1500;
const CHECK_PATIENCE_MS = 2000;
/** A process that was itself held up reads what has come in meanwhile before it blames the server. */
const OWN_DELAY_MS = 100;

export interface PostgresListener extends Pick<Database, 'listen' | 'close'> {
  /** Whether the server answers, as far as is known. */
  isHere(): boolean;
}

/**
 * The one dedicated connection of a process, opened at the first `listen`. It listens, and it keeps watch: asked every so often, a server that is gone or frozen is
 * noticed within seconds and `onAway` called once for each time; it is opened again, never two at a time, with growing pauses. What was
 * sent while it was away is missed: readers must be able to ask for the present state (the progress stream does).
 */
export function listenPostgres(url: string, onAway: () => void = () => {}): PostgresListener {
  const emitter = new EventEmitter().setMaxListeners(0);
  const channels = new Set<string>();
  const closing = new AbortController();
  const state = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let here = true;
  let kept: Promise<void> | undefined;

  const handlers: Handlers = {
    heard: (channel, payload) => void emitter.emit(channel, payload),
    opened: async (opened) => {
      for (const channel of channels) await listenOn(opened, channel);
      client = opened;
      here = true;
      state.emit('here');
    },
    lost: () => {
      client = null;
      if (here) onAway();
      here = false;
    },
  };
  return {
    isHere: () => here,
    listen: async (channel, listener) => {
      emitter.on(channel, listener);
      channels.add(channel);
      kept ??= keepConnected(url, handlers, closing.signal);
      // A connection that is lost meanwhile listens to all channels when it is opened again.
      if (client === null) await once(state, 'here', { signal: closing.signal });
      else await listenOn(client, channel);
      return async () => void emitter.off(channel, listener);
    },
    close: async () => {
      closing.abort();
      await kept;
    },
  };
}

interface Handlers {
  heard: (channel: string, payload: string) => void;
  opened(client: pg.Client): Promise<void>;
  lost(): void;
}

/** The one loop: a connection is opened only after the one before is gone for good. */
async function keepConnected(url: string, handlers: Handlers, closing: AbortSignal): Promise<void> {
  for (let failures = 1; !closing.aborted; failures += 1) {
    const session = openSession(url, handlers.heard);
    try {
      await Promise.race([session.lost, session.client.connect().then(() => handlers.opened(session.client))]);
      failures = 0;
      await Promise.race([session.lost, watch(session.client, closing)]);
    } catch {
      // Whatever it was: the next try is what helps.
    }
    await session.end(closing.aborted);
    if (closing.aborted) return;
    handlers.lost();
    await delay(backOffMs(failures + 1), undefined, { signal: closing }).catch(() => {});
  }
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}

interface Session {
  client: pg.Client;
  /** Rejects when the connection is gone. */
  lost: Promise<never>;
  end(politely: boolean): Promise<void>;
}

function openSession(connectionString: string, heard: Handlers['heard']): Session {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'vitrine-listen',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    stream: () => socket,
  });
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''));
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject).on('end', () => reject(new DatabaseAwayError()));
  });
  lost.catch(() => {});
  const end = async (politely: boolean): Promise<void> => {
    if (politely)
      await Promise.race([client.end().catch(() => {}), delay(CHECK_PATIENCE_MS, undefined, { ref: false })]);
    socket.destroy();
  };
  return { client, lost, end };
}

/** Asks again and again until it is told to stop; rejects when an answer stays out. */
async function watch(client: pg.Client, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await delay(CHECK_EVERY_MS, undefined, { signal: stop }).catch(() => {});
    if (stop.aborted) return;
    const patience = new AbortController();
    const answered = client.query('select 1');
    answered.catch(() => {});
    await Promise.race([answered, silence(patience.signal)]).finally(() => patience.abort());
  }
}

async function silence(signal: AbortSignal): Promise<void> {
  try {
    await delay(CHECK_PATIENCE_MS, undefined, { signal });
    await delay(OWN_DELAY_MS, undefined, { signal });
  } catch {
    return;
  }
  throw new DatabaseAwayError();
}
