import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type RunAs, unprivilegedUser } from './unprivileged-user.ts';

const START_PATIENCE_MS = 30_000;
/**
 * Runs the server until the standard input ends, which happens when the tests end or are killed;
 * then stops the server (SIGINT: fast shutdown) and removes its folder.
 */
const KEEPER = `trap '' INT TERM; exec 3<&0; "$@" & server=$!
(cat <&3 >/dev/null; kill -INT $server) & wait $server; rm -rf "$FOLDER"`;
/** The data is temporary and need not survive a crash. */
export const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];

export interface PostgresServer {
  /** Address of its maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL of `programs` on loopback with a fresh data folder; `stop` ends it and removes the folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const runAs = unprivilegedUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(folder, runAs.uid, runAs.gid);
    const init = ['-D', folder, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    await promisify(execFile)(`${programs}/initdb`, init, { ...runAs, cwd: folder });
    const port = await freePort();
    const server = spawnServer(programs, folder, port, runAs);
    const stop = async () => {
      await end(server);
      await remove();
    };
    const url = `postgres://vitrine@127.0.0.1:${port}/postgres`;
    await untilItAnswers(url, server).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

function spawnServer(programs: string, folder: string, port: number, runAs: RunAs): ChildProcess {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...CARELESS];
  const command = [`${programs}/postgres`, '-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  return spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command], {
    ...runAs,
    cwd: '/',
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

export async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_PATIENCE_MS;
  while (server.exitCode === null && Date.now() < giveUpAt) {
    const client = new pg.Client({ connectionString: url });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answers) return;
    await delay(100);
  }
  throw new Error('PostgreSQL did not start');
}

async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const ended = once(keeper, 'exit');
  keeper.stdin?.end();
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
