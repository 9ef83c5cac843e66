import path from 'node:path';
import { expect } from '@playwright/test';
import { enterAsGuest, readIn, say, readersOf } from './account-steps.ts';
import { samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';

/** An interrupted upload resumes by itself, as the banner promises; and an address without a set. */
const PUMP = path.join(samples, 'pump/photo.jpg');

let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  test(
    `an upload resumes by itself once the connection is back (${locale}, ${screen})`,
    nightly,
    async ({ page, context }) => {
      await readIn(page, reader);
      await enterAsGuest(page, server.url, locale);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/images') sent.push(request.url());
      });
      const tile = page.getByRole('list', { name: say(locale, 'studio.upload.list') }).getByRole('listitem');

      await context.setOffline(true);
      await page.getByTestId('file-input').setInputFiles(PUMP);
      await expect(page.getByText(say(locale, 'shell.connection.offline'))).toBeVisible();
      await expect(tile).toHaveCount(1);
      await expect(tile.getByRole('button', { name: say(locale, 'studio.upload.retry') })).toBeVisible();
      await inspect(page, `an upload that the line broke off (${locale})`);
      // An answer in progress may cause another try in between.
      const before = sent.length;

      await context.setOffline(false);
      const proofs = page.getByRole('list', { name: say(locale, 'generate.previews.sheet') }).getByRole('button');
      await expect(proofs.getByRole('img').first()).toBeVisible({ timeout: 120_000 });
      await expect(tile.getByRole('alert')).toHaveCount(0);
      await expect(tile).toHaveCount(1);
      expect(sent.length).toBeGreaterThan(before);
    },
  );

  test(`an address without a set shows a sentence about sets (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await enterAsGuest(page, server.url, locale);
    for (const address of ['/results/not-a-set', '/job-status/0199aa00-0000-7000-8000-000000000003']) {
      await page.goto(`${server.url}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'job.missing.title'));
      await expect(page.getByText(say(locale, 'job.missing.text'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: say(locale, 'job.missing.action') })).toBeVisible();
    }
  });
}
