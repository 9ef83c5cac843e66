import path from 'node:path';
import { expect } from '@playwright/test';
import type { Job } from '@vitrine/contract';
import { findPostgres } from '../apps/server/src/testing/find-postgres.ts';
import { createPostgresDatabase } from '../apps/server/src/testing/fresh-postgres.ts';
import { type PostgresServer, startPostgres } from '../apps/server/src/testing/start-postgres.ts';
import { KEY_ID, SECRET, startS3StandIn } from '../apps/server/src/testing/start-s3-stand-in.ts';
import { createSeller, samples, waitForJob } from './api.ts';
import { emptyDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';
import { nightly, test } from './test.ts';
import { jsonOf } from './json-of.ts';

/**
 * By settings alone: the API and two workers in separate processes that share only a PostgreSQL server and a bucket; one
 * worker is killed.
 */
const programs = findPostgres();
const given = process.env['DATABASE_URL'] ?? '';

test('a killed worker leaves its pictures to another', nightly, async () => {
  test.skip(given === '' && programs === null, 'no PostgreSQL here');
  const postgres: PostgresServer =
    given === '' ? await startPostgres(programs ?? '') : { url: given, stop: async () => {} };
  const database = await createPostgresDatabase(postgres.url);
  const store = await startS3StandIn();
  const bucket = {
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET,
  };
  const processes: ServerProcess[] = [];
  const start = async (role: 'api' | 'worker') => {
    const dataDir = await emptyDataDir();
    const env = { ...bucket, DATABASE_URL: database.url, ROLE: role, METRICS_PORT: '0' };
    const started = await startServer({ dataDir, env });
    processes.push(started);
    return started;
  };
  try {
    const api = await start('api');
    const doomed = await start('worker');
    const survivor = await start('worker');
    const seller = await createSeller(api.url, 'seller@example.com');
    const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
    const created = await seller.call('POST /jobs', { image_ids: [photo], language: 'es' });
    const { id } = await jsonOf<Job>(created);
    await waitForJob(seller, id, ({ progress }) => progress.done >= 2);
    await doomed.kill();
    const job = await waitForJob(seller, id, ({ status }) => status !== 'queued' && status !== 'generating');
    expect(job).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
    expect(await seller.balance()).toBe(1);
    const finals = [...store.objects.keys()].filter((key) => key.startsWith('jobs/') && key.includes('final'));
    expect(finals).toHaveLength(20);
    const zip = await seller.call(`GET /jobs/${id}/download`);
    expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(500_000);
    const figures = await fetch(/Figures +(\S+)/.exec(survivor.output())?.[1] ?? '');
    expect(await figures.text()).toMatch(/vitrine_picture_seconds_count\{style="\w+",size="final",outcome="done"\} \d/);
  } finally {
    for (const each of processes) {
      await each.stop();
      await removeDataDir(each.dataDir);
    }
    await store.close();
    await database.drop();
    await postgres.stop();
  }
});
