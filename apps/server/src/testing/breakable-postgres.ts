import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { CARELESS, freePort, untilItAnswers } from './start-postgres.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

/** A PostgreSQL server for one test, which can be stopped, restarted on the same port, frozen and thawed. */
export interface BreakablePostgres {
  url: string;
  start(): Promise<void>;
  /** Stops it as an administrator does: connections are cut. */
  stop(): Promise<void>;
  /** SIGSTOP to all its processes: connections stay open and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** The number of open connections by application name. */
  connections(): Promise<Map<string, number>>;
  end(): Promise<void>;
}

/** @param programs folder of the server's programs */
export async function startBreakablePostgres(programs: string, maxConnections = 60): Promise<BreakablePostgres> {
  const { url, folder, spawnServer } = await prepare(programs, maxConnections);
  let server: ChildProcess | null = null;
  let frozen: number[] = [];

  const start = async (): Promise<void> => {
    server = spawnServer();
    await untilItAnswers(url, server);
  };
  const thaw = async (): Promise<void> => {
    for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  const stop = async (): Promise<void> => {
    if (server === null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    server = null;
  };
  await start();
  return {
    url,
    start,
    stop,
    freeze: async () => {
      const main = server?.pid;
      if (main === undefined) throw new Error('it does not run');
      process.kill(main, 'SIGSTOP');
      frozen = [main, ...(await childrenOf(main))];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw,
    connections: () => countConnections(url),
    end: async () => {
      await thaw();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(programs: string, maxConnections: number) {
  const runAs = unprivilegedUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-postgres-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(folder, runAs.uid, runAs.gid);
  const init = ['-D', folder, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(`${programs}/initdb`, init, { ...runAs, cwd: folder });
  const port = await freePort();
  const url = `postgres://vitrine@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...CARELESS];
  settings.push(`max_connections=${maxConnections}`);
  const command = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const spawnServer = () => spawn(`${programs}/postgres`, command, { ...runAs, cwd: '/', stdio: 'ignore' });
  return { url, folder, spawnServer };
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program's name, in brackets, may contain blanks; its state and parent follow.
    if (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(parent)) children.push(Number(pid));
  }
  return children;
}

async function countConnections(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url, application_name: 'counting' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(
      `select application_name as name, count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and application_name <> 'counting' group by 1`,
    );
    return new Map(rows.map(({ name, count }) => [name, count]));
  } finally {
    await client.end();
  }
}
