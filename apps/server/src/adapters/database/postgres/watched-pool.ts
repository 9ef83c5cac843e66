import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError } from '../../../database/is-away.ts';

const TIME_OUTS = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A pool that opens and keeps no connections while its server is known to be away. */
export interface WatchedPool {
  pool: pg.Pool;
  /** Cuts all connections, so that pending queries fail now. */
  drop: () => void;
}

interface PoolSettings {
  max: number;
  /** Longest wait for a connection. */
  waitMs: number;
}

/** @param isHere whether the server answers; asked before each use of a connection */
export function openWatchedPool(
  connectionString: string,
  { max, waitMs: connectionTimeoutMillis }: PoolSettings,
  isHere: () => boolean,
): WatchedPool {
  const sockets = new Set<Socket>();
  const stream = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    // The driver learns of the error too, through its own listeners or the end of the connection.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    return socket;
  };
  const application_name = 'vitrine';
  const pool = new GuardedPool(
    { connectionString, max, connectionTimeoutMillis, application_name, keepAlive: true, stream, ...TIME_OUTS },
    isHere,
  );
  // The pool replaces an idle connection that the server drops, and one in use fails with its next statement. Without a listener
  // either event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    drop: () => {
      for (const socket of sockets) socket.destroy(new DatabaseAwayError());
    },
  };
}

type Callback = Parameters<pg.Pool['connect']>[0];

class GuardedPool extends pg.Pool {
  readonly #isHere: () => boolean;

  constructor(config: pg.PoolConfig, isHere: () => boolean) {
    super(config);
    this.#isHere = isHere;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!this.#isHere()) {
      const error = new DatabaseAwayError();
      if (callback === undefined) return Promise.reject(error);
      process.nextTick(() => callback(error, undefined, () => {}));
      return;
    }
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(givenBackOnce);
  }
}

/**
 * Drizzle does not release a connection whose `begin` fails, and the pool would wait for it for ever. So the end of the
 * connection releases it, and releasing it twice is no error.
 */
function givenBackOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let given = false;
  const giveBack = (error?: Error | boolean): void => {
    if (given) return;
    given = true;
    client.off('end', lost);
    release(error);
  };
  const lost = (): void => giveBack(true);
  client.once('end', lost);
  client.release = giveBack;
  return client;
}
