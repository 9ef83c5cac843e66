import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../database/db.ts';
import { DatabaseAwayError } from '../../../database/is-away.ts';
import { backOffMs } from './back-off.ts';

const CONNECT_MS = 3000;
/** A request that waits for a frozen server fails after at most these two intervals. */
const CHECK_EVERY_MS = 1500;
const CHECK_PATIENCE_MS = 2000;
/** A process that was itself blocked reads its pending input before it blames the server. */
const OWN_DELAY_MS = 100;

export interface PostgresListener extends Pick<Database, 'listen' | 'close'> {
  /** Whether the server answers, as far as we know. */
  isHere(): boolean;
}

/**
 * The one dedicated connection of a process, opened at the first `listen`. It listens and monitors: it sends regular probes, so a
 * lost or frozen server is noticed within seconds, and `onAway` is called once per outage. It reconnects one attempt at a time,
 * with growing pauses. Notifications sent during an outage are missed, so readers must be able to query the current state (the
 * progress stream does).
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
      // A connection lost meanwhile listens to all channels when it is reopened.
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

/** The only loop: it opens a connection only after the previous one is gone. */
async function keepConnected(url: string, handlers: Handlers, closing: AbortSignal): Promise<void> {
  for (let failures = 1; !closing.aborted; failures += 1) {
    const session = openSession(url, handlers.heard);
    try {
      await Promise.race([session.lost, session.client.connect().then(() => handlers.opened(session.client))]);
      failures = 0;
      await Promise.race([session.lost, watch(session.client, closing)]);
    } catch {
      // Whatever the error was, the next attempt follows.
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

/** Probes until it is told to stop; rejects when an answer is missing. */
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
