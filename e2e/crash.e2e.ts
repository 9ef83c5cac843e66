import { access } from 'node:fs/promises';
import type { CreditLine, Job, Photo, TouchUp } from '@vitrine/contract';
import { expect } from '@playwright/test';
import path from 'node:path';
import { createSeller, samples, waitForJob } from './api.ts';
import { freePort, newDataDir, removeDataDir, startServer } from './server.ts';
import { nightly, test } from './test.ts';
import { jsonOf } from './json-of.ts';

const previews = (job: Job): number => job.variations.filter(({ preview_url }) => preview_url !== null).length;
/** The moments at which the server is killed, each after a new start. */
const MOMENTS: readonly (readonly [when: string, holds: (job: Job) => boolean])[] = [
  ['while the cut-out is made', () => true],
  ['among the previews', (job) => previews(job) >= 4],
  ['among the finals', ({ progress }) => progress.done >= 2],
];

/** kill -9 in the middle of a job: the next start continues it, and the credit is spent once. */
test('a job survives kill -9 while the cut-out is made, among the previews and among the finals', nightly, async () => {
  test.setTimeout(600_000);
  const dataDir = await newDataDir();
  const port = await freePort();
  let server = await startServer({ dataDir, port });
  try {
    const seller = await createSeller(server.url, 'seller@example.com');
    const photo = await seller.upload(path.join(samples, 'mug/photo.jpg'));
    const created = await seller.call('POST /jobs', { image_ids: [photo], language: 'de' });
    const { id } = await jsonOf<Job>(created);
    for (const [when, holds] of MOMENTS) {
      await test.step(when, async () => {
        const job = await waitForJob(seller, id, holds);
        expect(job.progress.done, 'killed too late').toBeLessThan(20);
        await server.kill();
        server = await startServer({ dataDir, port });
      });
    }
    const job = await waitForJob(seller, id, ({ status }) => status !== 'queued' && status !== 'generating');
    expect(job).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
    const lines = await jsonOf<{ items: CreditLine[] }>(seller.call('GET /credits'));
    const causes = lines.items.map(({ cause }) => cause).toReversed();
    expect(causes).toEqual(['signup_grant', 'email_confirmed', 'job_reserved', 'job_settled']);
    expect(await seller.balance()).toBe(1);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});

test('an answered touch-up survives kill -9, and its full resolution is made', nightly, async () => {
  const dataDir = await newDataDir();
  const port = await freePort();
  let own = await startServer({ dataDir, port });
  try {
    const other = await createSeller(own.url, 'seller@example.com');
    const photo = await other.upload(path.join(samples, 'headphones/photo.jpg'));
    const list: TouchUp = { box: { x: 0.29, y: 0.21, w: 0.385, h: 0.55 }, strokes: [] };
    const answer = await other.call(`PUT /images/${photo}/cutout`, list);
    await own.kill();
    expect((await jsonOf<Photo>(answer)).cutout).toMatchObject({ status: 'ready', touched_up: true });
    own = await startServer({ dataDir, port });
    expect(await (await other.call(`GET /images/${photo}/cutout`)).json()).toMatchObject(list);
    const full = path.join(dataDir, `files/photos/${photo}/touch-ups/1/cutout.png`);
    const isThere = () =>
      access(full).then(
        () => true,
        () => false,
      );
    await expect.poll(isThere, { timeout: 120_000 }).toBe(true);
  } finally {
    await own.stop();
    await removeDataDir(dataDir);
  }
});
