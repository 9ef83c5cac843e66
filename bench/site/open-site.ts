import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPostgres } from '../../apps/server/src/testing/find-postgres.ts';
import { type BreakablePostgres, startBreakablePostgres } from '../../apps/server/src/testing/breakable-postgres.ts';
import { emptyDataDir, freePort, removeDataDir, type ServerProcess, startServer } from '../../e2e/server.ts';

const settings = pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/node-settings.mjs')).href;
const { nodeSettings } = (await import(settings)) as { nodeSettings: NodeJS.ProcessEnv };

/** Settings of `npm start`, and limits raised so that one program at one address can act as many people. */
const COMMON = {
  ...nodeSettings,
  HOST: '127.0.0.1',
  TRUST_PROXY: 'true',
  REQUESTS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
};

type Role = 'all' | 'api' | 'worker';
/** A server process that can be killed and restarted at the same address. */
export interface Member {
  role: Role;
  /** The current process. */
  now(): ServerProcess;
  kill(): Promise<void>;
  /** Starts it again; with SIGTERM first if it runs. */
  restart(env?: NodeJS.ProcessEnv): Promise<void>;
}

export interface Site {
  /** Address of the first process that answers requests. */
  url: string;
  dataDir: string;
  /** Null: the embedded database. */
  postgres: BreakablePostgres | null;
  members: Member[];
  /** Address of the first process's metrics. */
  figures: string;
  /** Starts one more. */
  add(role: Role, env?: NodeJS.ProcessEnv): Promise<Member>;
  /** Ends everything and removes its files. */
  close(): Promise<void>;
}

interface SiteOptions {
  /** Roles of the first processes, in this order. */
  roles: readonly Role[];
  env?: NodeJS.ProcessEnv;
  /** An existing folder; it is not removed. */
  dataDir?: string;
}

/** Address of a process, the same after a restart. */
export const urlOf = (member: Member): string => member.now().url.replace('localhost', '127.0.0.1');

/** Whether a PostgreSQL server is installed on this machine. */
export const hasPostgres = (): boolean => findPostgres() !== null;

/**
 * Vitrine in separate processes, on loopback: one with the embedded database (`all`), or API and worker processes with their own PostgreSQL,
 * with the memory settings of `npm start`.
 */
export async function openSite({ roles, env = {}, dataDir: given }: SiteOptions): Promise<Site> {
  const dataDir = given ?? (await emptyDataDir());
  await mkdir(dataDir, { recursive: true });
  const postgres = roles.includes('all') ? null : await startBreakablePostgres(findPostgres() ?? '', 100);
  const members: Member[] = [];
  const figuresPort = await freePort();
  const database = postgres === null ? {} : { DATABASE_URL: postgres.url };
  const add: Site['add'] = async (role, own = {}) => {
    const figures = members.length === 0 ? { METRICS_PORT: String(figuresPort) } : {};
    const member = await openMember(role, dataDir, { ...COMMON, ...database, ...env, ...figures, ...own, ROLE: role });
    members.push(member);
    return member;
  };
  const close = async (): Promise<void> => {
    await postgres?.thaw();
    await Promise.all(members.map((member) => member.now().stop()));
    await postgres?.end();
    if (given === undefined) await removeDataDir(dataDir);
    else await rm(path.join(dataDir, 'files'), { recursive: true, force: true });
  };
  try {
    for (const role of roles) await add(role);
  } catch (error) {
    await close();
    throw error;
  }
  const url = urlOf((members.find(({ role }) => role !== 'worker') ?? members[0])!);
  return { url, dataDir, postgres, members, figures: `http://127.0.0.1:${figuresPort}/metrics`, add, close };
}

async function openMember(role: Role, dataDir: string, env: NodeJS.ProcessEnv): Promise<Member> {
  const port = await freePort();
  const start = (more: NodeJS.ProcessEnv = {}) => startServer({ dataDir, port, env: { ...env, ...more } });
  let running = await start();
  return {
    role,
    now: () => running,
    kill: () => running.kill(),
    restart: async (more) => {
      await running.stop();
      running = await start(more);
    },
  };
}
