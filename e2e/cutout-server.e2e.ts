import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { drawMask, type RembgServer, runRembg } from '../apps/server/src/testing/run-rembg.ts';
import { createSeller, samples } from './api.ts';
import { findViolations } from './find-violations.ts';
import { logIn } from './log-in.ts';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';
import { nightly, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';

const EMAIL = 'seller@example.com';
/** The mask of the server: the place of the mug in its photo. */
const MUG = { x: 0.34, y: 0.305, w: 0.366, h: 0.44 };

let server: ServerProcess;
let rembg: RembgServer;
test.beforeAll(async () => {
  rembg = await runRembg(drawMask({ width: 1024, height: 768 }, MUG));
  const env = { CUTOUT_URL: rembg.url, CUTOUT_TIMEOUT_SECONDS: '60' };
  server = await startServer({ dataDir: await newDataDir(), env });
  await createSeller(server.url, EMAIL);
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  await rembg.close();
});

async function openStudio(page: Page): Promise<void> {
  await withoutPreviews(page);
  await logIn(page, server.url, EMAIL);
  await page.goto(`${server.url}/generate`);
}

/** Another photo each time: the mask of a known photo is cached. */
const upload = (page: Page, name: 'mug' | 'pump' | 'headphones') =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(path.join(samples, name, 'photo.jpg'));
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });

async function switchTo(page: Page, locale: string): Promise<void> {
  await page.evaluate((language) => localStorage.setItem('language', language), locale);
  await page.reload({ waitUntil: 'networkidle' });
}

test(
  'a server cuts out while the page shows the time, and the local network replaces it when it is away',
  nightly,
  async ({ page }) => {
    test.setTimeout(300_000);
    expect(server.output()).toContain(`asks the server at ${new URL(rembg.url).host}; our own network`);
    await openStudio(page);
    rembg.delayMs = 12_000;
    await upload(page, 'mug');
    const tiles = page.locator('[data-tile]');
    await expect(tiles.first()).toContainText('Cut out by the server', { timeout: 90_000 });
    await upload(page, 'pump');
    await expect(tiles.nth(1)).toContainText(/Cutting out, about \d+ s/, { timeout: 30_000 });
    await expect(tiles.nth(1).getByRole('progressbar')).toBeVisible();
    await shoot(page, 'waiting');
    await expect(tiles.nth(1)).toContainText('Cut out by the server', { timeout: 90_000 });

    [rembg.manner, rembg.delayMs] = ['drops the connection', 0];
    await upload(page, 'headphones');
    await expect(tiles.nth(2)).toContainText('The cut-out server did not answer', { timeout: 90_000 });
    await expect(tiles.nth(2)).toContainText('Cut out by our own network');
    const ready = await (await fetch(`${server.url}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ready', cutout: { network: 'server', server_answers: false } });
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, 'stood-in');
    [rembg.manner, rembg.delayMs] = ['well', 20_000];
    await page.setViewportSize({ width: 360, height: 780 });
    await switchTo(page, 'ar');
    await upload(page, 'headphones');
    await expect(tiles.nth(3).getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, 'arabic');
  },
);
