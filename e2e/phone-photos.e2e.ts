import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readIn, say, readersOf } from './account-steps.ts';
import { samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';

/** Phone photos: files that the server refuses are converted on the device, with a notice. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));
test.beforeEach(({ page }) => withoutPreviews(page));

/** Our mug as phones store photos: HEVC in a HEIC file, which this browser cannot read. */
const heic = path.join(import.meta.dirname, 'photos/mug.heic');

/** A photo over the limit of 10 MB. */
async function largePhoto() {
  const buffer = await sharp(path.join(samples, 'pump/photo.jpg'))
    .resize(2400, 1800)
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  return { name: 'large.png', mimeType: 'image/png', buffer };
}

/** The photo is uploaded, with its cut-out and the notice of its conversion. */
async function expectMadeReady(page: Page, locale: 'en' | 'ar', name: string): Promise<void> {
  await expect(page).toHaveURL(/\/generate$/);
  const tile = page.getByRole('list', { name: say(locale, 'studio.upload.list') }).getByRole('listitem');
  await expect(tile).toHaveCount(1);
  await expect(tile.locator('button:has(svg.lucide-pencil-line)')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('status').filter({ hasText: name })).toContainText(/1,?600|2,?400/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  test(`a HEIC photo on the start page becomes a JPEG on the device (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await page.goto(server.url);
    await page.locator('input[data-door]:not([capture])').first().setInputFiles(heic);
    await expectMadeReady(page, locale, 'mug.jpg');
    await inspect(page, 'a photo that was converted');
  });
}

test('a photo over 10 MB is made smaller on the device', nightly, async ({ page }) => {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/images' || request.method() !== 'POST') return;
    sent.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length ?? 0));
  });
  await page.goto(server.url);
  await page
    .locator('input[data-door]:not([capture])')
    .first()
    .setInputFiles(await largePhoto());
  await expectMadeReady(page, 'en', 'large.jpg');
  expect(sent).toHaveLength(1);
  expect(Math.max(...sent)).toBeLessThan(10 * 1024 * 1024);
});
