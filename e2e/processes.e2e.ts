import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Job } from '@vitrine/contract';
import { findPostgres } from '../apps/server/src/testing/find-postgres.ts';
import { createPostgresDatabase } from '../apps/server/src/testing/fresh-postgres.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/start-postgres.ts';
import { createSeller, samples, waitForJob } from './api.ts';
import { emptyDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';

/** By settings alone: the API and two workers as processes of their own on a PostgreSQL server; one worker is killed. */
const programs = findPostgres();
const given = process.env['DATABASE_URL'] ?? '';

test('a killed worker leaves its pictures to another', async () => {
  test.skip(given === '' && programs === null, 'no PostgreSQL here');
  const postgres: PostgresServer =
    given === '' ? await startPostgres(programs ?? '') : { url: given, stop: async () => {} };
  const database = await createPostgresDatabase(postgres.url);
  const dataDir = await emptyDataDir();
  const processes: ServerProcess[] = [];
  const start = async (role: 'api' | 'worker') => {
    const env = { DATABASE_URL: database.url, ROLE: role, RENDER_THREADS: '1' };
    const started = await startServer({ dataDir, env });
    processes.push(started);
    return started;
  };
  try {
    const api = await start('api');
    const doomed = await start('worker');
    await start('worker');
    const seller = await createSeller(api.url, 'seller@example.com');
    const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
    const created = await seller.call('POST /jobs', { image_ids: [photo], language: 'es' });
    const { id } = (await created.json()) as Job;
    await waitForJob(seller, id, ({ progress }) => progress.done >= 2);
    await doomed.kill();
    const job = await waitForJob(seller, id, ({ status }) => status !== 'queued' && status !== 'generating');
    expect(job).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
    expect(await seller.balance()).toBe(1);
  } finally {
    for (const each of processes) await each.stop();
    await database.drop();
    await postgres.stop();
    await removeDataDir(dataDir);
  }
});
