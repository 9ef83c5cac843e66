import type { CreditLine, Job } from '@vitrine/contract';
import { expect, test } from '@playwright/test';
import path from 'node:path';
import { createSeller, samples, waitForJob } from './api.ts';
import { freePort, newDataDir, removeDataDir, startServer } from './server.ts';

/** kill -9 in the middle of a job: the next start goes on, and the credit is spent once. */
for (const moment of ['while the cut-out is made', 'among the previews', 'among the finals'] as const) {
  test(`a job survives kill -9 ${moment}`, async () => {
    const dataDir = await newDataDir();
    const port = await freePort();
    let server = await startServer({ dataDir, port });
    try {
      const seller = await createSeller(server.url, 'seller@example.com');
      const photo = await seller.upload(path.join(samples, 'mug/photo.jpg'));
      const created = await seller.call('POST /jobs', { image_ids: [photo], language: 'de' });
      const { id } = (await created.json()) as Job;
      const previews = (job: Job) => job.variations.filter(({ preview_url }) => preview_url !== null).length;
      if (moment === 'among the previews') await waitForJob(seller, id, (job) => previews(job) >= 4);
      if (moment === 'among the finals') await waitForJob(seller, id, (job) => job.progress.done >= 2);

      await server.kill();
      server = await startServer({ dataDir, port });
      const job = await waitForJob(seller, id, ({ status }) => status !== 'queued' && status !== 'generating');
      expect(job).toMatchObject({ status: 'completed', progress: { done: 20, failed: 0 }, credit: { state: 'spent' } });
      const lines = (await (await seller.call('GET /credits')).json()) as { items: CreditLine[] };
      const causes = lines.items.map(({ cause }) => cause).toReversed();
      expect(causes).toEqual(['signup_grant', 'email_confirmed', 'job_reserved', 'job_settled']);
      expect(await seller.balance()).toBe(1);
    } finally {
      await server.stop();
      await removeDataDir(dataDir);
    }
  });
}
