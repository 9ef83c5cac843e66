import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../database/db.ts';

const RECONNECT_MS = 1000;

/**
 * One dedicated connection that listens, opened at the first `listen` and opened again when it is lost. What was sent
 * while it was away is missed: readers must be able to ask for the present state (the progress stream does).
 */
export function listenPostgres(url: string): Pick<Database, 'listen' | 'close'> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const channels = new Set<string>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ channel, payload }) => emitter.emit(channel, payload ?? ''));
    next.on('error', () => {});
    next.on('end', () => void reopen());
    await next.connect();
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    return next;
  };
  const reopen = async (): Promise<void> => {
    while (!closed) {
      await delay(RECONNECT_MS);
      client = open();
      if (await client.then(() => true).catch(() => false)) return;
    }
  };

  return {
    listen: async (channel, listener) => {
      channels.add(channel);
      client ??= open();
      await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
      emitter.on(channel, listener);
      return async () => void emitter.off(channel, listener);
    },
    close: async () => {
      closed = true;
      await (await client)?.end();
    },
  };
}
