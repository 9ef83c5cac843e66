import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Job } from '@vitrine/contract';
import pg from 'pg';
import { type BreakablePostgres, startBreakablePostgres } from '../apps/server/src/testing/breakable-postgres.ts';
import { findPostgres } from '../apps/server/src/testing/find-postgres.ts';
import { type ApiSeller, createSeller, samples, waitForJob } from './api.ts';
import { emptyDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';
import { nightly, test } from './test.ts';
import { jsonOf } from './json-of.ts';

/**
 * The database becomes unreachable for an API and a worker process. This is the short form; `npm run bench:away` runs the long one and
 * prints the figures.
 */
const programs = findPostgres();
const long = process.env['DATABASE_AWAY'] === 'long';
const ABSENCES = long
  ? (
      [
        ['stopped', 1],
        ['stopped', 5],
        ['stopped', 15],
        ['stopped', 60],
        ['frozen', 30],
      ] as const
    ).flatMap((each) => [each, each, each])
  : ([
      ['stopped', 1],
      ['stopped', 5],
      ['frozen', 6],
    ] as const);
/** Connections of one process: ten for requests and tasks, six for the queue, and a listener for each. */
const MOST_CONNECTIONS = 18;

interface Figures {
  slowestRefusalMs: number;
  refusals: number;
  mostFiles: number;
  apiBackMs: number;
  workerBackMs: number;
  connections: number;
}

test('an unreachable database is retried with pauses, and everything works when it is back', nightly, async () => {
  test.skip(programs === null, 'no PostgreSQL here');
  test.setTimeout(long ? 1_500_000 : 600_000);
  const postgres = await startBreakablePostgres(programs ?? '');
  const dataDir = await emptyDataDir();
  const processes: ServerProcess[] = [];
  try {
    for (const role of ['api', 'worker'] as const) {
      // Large enough that the set is still running during each outage.
      const env = { DATABASE_URL: postgres.url, ROLE: role, FINAL_SIDE_PX: '2048', LOG_LEVEL: 'fatal' };
      processes.push(await startServer({ dataDir, env }));
    }
    const seller = await createSeller(processes[0]?.url ?? '', 'seller@example.com');
    const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
    const created = await seller.call('POST /jobs', { image_ids: [photo], language: 'es' });
    const { id } = await jsonOf<Job>(created);
    await waitForJob(seller, id, ({ progress }) => progress.done >= 1);
    for (const [how, seconds] of ABSENCES) {
      const figures = await leave(postgres, how, seconds, { seller, processes });
      process.stdout.write(`${how} for ${seconds} s: ${JSON.stringify(figures)}\n`);
      expect(figures.refusals).toBeGreaterThan(0);
      expect(figures.slowestRefusalMs).toBeLessThan(5000);
      expect(figures.apiBackMs).toBeLessThan(5000);
      expect(figures.workerBackMs).toBeLessThan(5000);
      expect(figures.connections).toBeLessThanOrEqual(2 * MOST_CONNECTIONS);
      expect(figures.mostFiles).toBeLessThan(250);
    }
    // Work in progress is completed, none of it twice and none lost.
    const job = await waitForJob(seller, id, ({ status }) => status !== 'queued' && status !== 'generating', 360_000);
    expect(job).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
    expect(await seller.balance()).toBe(1);
  } finally {
    await postgres.thaw();
    for (const each of processes) await each.stop();
    await postgres.end();
    await removeDataDir(dataDir);
  }
});

interface Site {
  seller: ApiSeller;
  processes: ServerProcess[];
}

async function leave(
  postgres: BreakablePostgres,
  how: 'stopped' | 'frozen',
  seconds: number,
  site: Site,
): Promise<Figures> {
  await (how === 'stopped' ? postgres.stop() : postgres.freeze());
  const back = performance.now() + seconds * 1000;
  const figures: Figures = {
    slowestRefusalMs: 0,
    refusals: 0,
    mostFiles: 0,
    apiBackMs: 0,
    workerBackMs: 0,
    connections: 0,
  };
  const calls: Promise<void>[] = [];
  while (performance.now() < back) {
    calls.push(refused(site.seller, figures, back));
    for (const { pid } of site.processes) figures.mostFiles = Math.max(figures.mostFiles, await openFiles(pid));
    await delay(200);
  }
  const returned = performance.now();
  await (how === 'stopped' ? postgres.start() : postgres.thaw());
  const started = performance.now();
  await Promise.all(calls);
  await until(async () => (await site.seller.call('GET /credits')).status === 200);
  figures.apiBackMs = Math.round(performance.now() - (how === 'stopped' ? started : returned));
  await until(() => runsTasks(postgres.url));
  figures.workerBackMs = Math.round(performance.now() - (how === 'stopped' ? started : returned));
  await delay(2500);
  const connections = await postgres.connections();
  expect(connections.get('vitrine-listen')).toBe(2);
  figures.connections = [...connections.values()].reduce((sum, each) => sum + each, 0);
  return figures;
}

async function refused(seller: ApiSeller, figures: Figures, back: number): Promise<void> {
  const asked = performance.now();
  const answer = await seller.call('GET /credits');
  const answered = performance.now();
  // A call may also succeed: its answer came before the outage or after it.
  if (answer.status === 200 && (answered > back || figures.refusals === 0)) return;
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  figures.refusals += 1;
  figures.slowestRefusalMs = Math.max(figures.slowestRefusalMs, Math.round(answered - asked));
}

const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length;

/** Gives the queue a small task and checks that it is done. */
async function runsTasks(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'counting' });
  await client.connect();
  try {
    const put = `insert into pgboss.job (name, data) values ('resume-sending', '{}') returning id`;
    const { rows } = await client.query<{ id: string }>(put);
    for (let round = 0; round < 100; round += 1) {
      const done = await client.query(`select 1 from pgboss.job where id = $1 and state = 'completed'`, [rows[0]?.id]);
      if (done.rowCount === 1) return true;
      await delay(50);
    }
    return false;
  } finally {
    await client.end();
  }
}

async function until(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('not within 30 s');
    await delay(50);
  }
}
