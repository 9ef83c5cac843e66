import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** Node's compile cache, which makes a start a third shorter. */
const compiled = path.join(root, '.cache/compiled');
const START_TIMEOUT_MS = 240_000;
/**
 * Sets are complete, but their pictures and previews are small, which takes a fraction of the time. Two test files
 * share two cores, so each server has one render thread.
 */
const FOR_TESTS = { FINAL_SIDE_PX: '512', RENDER_THREADS: '1' };
/** For a test of the real start: from the sources, not the bundle (e2e/prepare-data.ts). */
export const FROM_SOURCE = { BUNDLED_SERVER: '' };
/** For a test that needs pictures in full size. */
export const AS_INSTALLED = { FINAL_SIDE_PX: '', RENDER_THREADS: '', ...FROM_SOURCE };

/** The built product in a separate process, with its own port and data folder. */
export interface ServerProcess {
  url: string;
  dataDir: string;
  pid: number;
  /** The lines printed so far. */
  output(): string;
  /** Waits for its end. @returns its exit code */
  ended(): Promise<number | null>;
  hasEnded(): boolean;
  /** kill -9. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

/** An empty data folder, as before the first start. */
export const emptyDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'vitrine-e2e-'));

/** A data folder with a database: creating one takes half the time of a start. */
export async function newDataDir(): Promise<string> {
  const dataDir = await emptyDataDir();
  const prepared = process.env['PREPARED_DATA_DIR'];
  if (prepared !== undefined) await cp(prepared, dataDir, { recursive: true });
  return dataDir;
}
export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

interface StartSettings {
  dataDir: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
}

/** Starts the server and waits for its first line. Tries another port if a program took the free one. */
export async function startServer(settings: StartSettings): Promise<ServerProcess> {
  if (settings.port !== undefined) return startAt(settings.port, settings);
  const port = await freePort();
  return startAt(port, settings).catch((error: unknown) => {
    if (!String(error).includes(`Port ${port} is already in use`)) throw error;
    return startServer(settings);
  });
}

async function startAt(port: number, settings: StartSettings): Promise<ServerProcess> {
  const child = spawnServer({
    ...FOR_TESTS,
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    ...settings.env,
  });
  const running = serverOf(child, `http://localhost:${port}`, settings.dataDir);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!running.output().includes('Stand-ins')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${running.output()}`);
    if (Date.now() > deadline) throw new Error(`the server does not start: ${running.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return running;
}

/** Runs a server that is expected to refuse the start. @returns its exit code and output */
export async function refusedStart(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(env);
  const output = collect(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/** The file of a program: in the bundle if there is one, else its source. */
export function programFile(name: 'main' | 'cli/admin', env: NodeJS.ProcessEnv = process.env): string {
  const bundled = env['BUNDLED_SERVER'] ?? '';
  return bundled === ''
    ? path.join(root, `apps/server/src/${name}.ts`)
    : path.join(bundled, `${path.basename(name)}.mjs`);
}

function spawnServer(more: NodeJS.ProcessEnv): ChildProcess {
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'warn', ...more };
  return spawn(process.execPath, [programFile('main', env)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

function serverOf(child: ChildProcess, url: string, dataDir: string): ServerProcess {
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const ended = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: collect(child),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
