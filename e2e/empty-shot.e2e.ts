import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createSeller } from './api.ts';
import { findViolations } from './find-violations.ts';
import { logIn } from './log-in.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';

const EMAIL = 'table@example.com';
let server: ServerProcess;

// Chromium's fake video device replaces a camera.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--use-fake-device-for-media-stream'],
  },
});
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  await createSeller(server.url, EMAIL);
});
test.beforeEach(({ page }) => withoutPreviews(page));

/** A plain ground: nothing is found in it, so the page offers help. */
const drawGround = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#b9b2a6' } })
    .jpeg()
    .toBuffer();

async function openUpload(page: Page, locale = 'en'): Promise<void> {
  await logIn(page, server.url, EMAIL, locale);
  await page.goto(`${server.url}/generate`);
  const buffer = await drawGround();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'ground.jpg', mimeType: 'image/jpeg', buffer });
}

const offer = (page: Page) => page.locator('button:has(svg.lucide-layers-2)');
const leaveOut = (page: Page) => page.locator('button:has(svg.lucide-image-off)');

test('the camera shows the photo as an overlay; its shot is used, and undone', async ({ page, context }) => {
  await context.grantPermissions(['camera'], { origin: server.url });
  await openUpload(page);
  await expect(offer(page)).toBeVisible({ timeout: 120_000 });
  await offer(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use the camera' }).press('Enter');
  await expect(dialog.getByTestId('ghost')).toBeVisible();
  await expect.poll(() => page.evaluate<number>(`document.querySelector('video').videoWidth`)).toBeGreaterThan(0);
  const ghost = dialog.getByRole('slider');
  await ghost.press('Home');
  await expect(dialog.getByTestId('ghost')).toHaveCSS('opacity', '0');
  await ghost.press('End');
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await page.screenshot({ path: '.cache/test/empty-shot-en.png' });
  const answer = page.waitForResponse((response) => response.url().endsWith('/empty-shot'));
  await dialog.getByRole('button', { name: 'Take the shot' }).click();
  expect((await answer).status()).toBe(200);
  await expect(dialog).toBeHidden();
  await expect(leaveOut(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(leaveOut(page)).toBeHidden();
  await expect(offer(page)).toBeVisible();
});

test(
  'a refused camera is reported and leaves the upload of a file, on a phone, right to left',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A headless browser refuses by itself without a granted permission.
    await openUpload(page, 'ar');
    await expect(offer(page)).toBeVisible({ timeout: 120_000 });
    await offer(page).click();
    const dialog = page.getByRole('dialog');
    await page.screenshot({ path: '.cache/test/empty-shot-ar-first.png' });
    await dialog.locator('button:has(svg.lucide-camera)').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.screenshot({ path: '.cache/test/empty-shot-ar.png' });
    expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([]);
    const buffer = await drawGround();
    const answer = page.waitForResponse((response) => response.url().endsWith('/empty-shot'));
    await dialog.locator('input[type=file]').setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer });
    expect((await answer).status()).toBe(200);
    await expect(leaveOut(page)).toBeVisible();
    // Both photos are the same: the tile says so while the shot is in use.
    const said = page.getByText('اللقطة الفارغة تُظهر ما تُظهره هذه الصورة نفسه');
    await expect(said).toBeVisible();
    await said.scrollIntoViewIfNeeded();
    await page.screenshot({ path: '.cache/test/empty-shot-ar-same.png' });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  },
);
