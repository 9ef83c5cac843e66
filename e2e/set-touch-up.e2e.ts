import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Job, StyleId } from '@vitrine/contract';
import sharp from 'sharp';
import { type ApiSeller, createSeller, samples, waitForJob } from './api.ts';
import { inspect } from './inspect.ts';
import { logIn } from './log-in.ts';
import type { ServerProcess } from './server.ts';
import { nightly, nightlyIf, test } from './test.ts';
import { answered, dragMouse, finder, type Point } from './touch-up-steps.ts';
import { jsonOf } from './json-of.ts';

const EMAIL = 'finisher@example.com';
const PHOTO = path.join(samples, 'pump/photo.jpg');
/** All of them show the product; the others would keep the machine busy for minutes. */
const MADE: readonly StyleId[] = ['white_bg', 'studio', 'lifestyle'];
/** Time for full cut-outs and pictures on a busy machine. */
const LONG_MS = 180_000;

let server: ServerProcess;
let seller: ApiSeller;
let jobId: string;
test.use({ hasTouch: true, viewport: { width: 1440, height: 900 } });
test.beforeAll(async ({ server: shared }) => {
  test.setTimeout(600_000);
  server = shared;
  seller = await createSeller(server.url, EMAIL);
  const photo = await seller.upload(PHOTO);
  const order = { image_ids: [photo], language: 'en', category: 'beauty', product_description: 'Verda hand wash.' };
  jobId = (await jsonOf<Job>(seller.call('POST /jobs', order))).id;
  const areReady = ({ variations }: Job) =>
    MADE.every((style) => variations.some((one) => one.style === style && one.status === 'ready'));
  await waitForJob(seller, jobId, areReady, 540_000);
  await seller.call(`POST /jobs/${jobId}/cancel`);
  // A rendering in progress is finished, and counts.
  await waitForJob(seller, jobId, ({ status, variations }) => {
    return status !== 'generating' && !variations.some((one) => one.status === 'rendering');
  });
});

const readJob = async (): Promise<Job> => await jsonOf<Job>(seller.call(`GET /jobs/${jobId}`));

/** Hashes of the pixels of the tested pictures. */
async function readPictures(): Promise<string[]> {
  const { variations } = await readJob();
  const looked = MADE.map((style) => variations.find((one) => one.style === style)?.preview_url ?? '');
  return Promise.all(
    looked.map(async (address) => {
      const file = await (await fetch(new URL(address, server.url))).arrayBuffer();
      return createHash('sha256').update(new Uint8Array(file)).digest('hex');
    }),
  );
}

async function openResults(page: Page, locale: string): Promise<void> {
  await logIn(page, server.url, EMAIL, locale);
  await page.goto(`${server.url}/results/${jobId}`);
}

/** Opens the photo of the set. @returns the surface to draw on */
async function openTouchUp(page: Page): Promise<Locator> {
  const looked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/cutout'),
    { timeout: LONG_MS },
  );
  await page.locator('main button:has(svg.lucide-pencil-line)').first().click();
  const surface = page.getByRole('application');
  await expect(surface).toBeVisible();
  await page.waitForLoadState('networkidle');
  await looked;
  return surface;
}

/** A line across the upper part of the product: erasing it changes every picture. */
async function acrossTheHead(): Promise<{ size: { width: number; height: number }; line: readonly [Point, Point] }> {
  const { data, info } = await sharp(path.join(samples, 'pump/mask.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => data.subarray(y * info.width, (y + 1) * info.width));
  const top = rows.findIndex((row) => row.some((value) => value > 127));
  const bottom = rows.findLastIndex((row) => row.some((value) => value > 127));
  const y = Math.round(top + 0.3 * (bottom - top));
  const left = rows[y]!.findIndex((value) => value > 127);
  const right = rows[y]!.findLastIndex((value) => value > 127);
  const at = (share: number): Point => [(left + share * (right - left)) / info.width, y / info.height];
  return { size: info, line: [at(0.1), at(0.9)] };
}

test('a finished set gets another cut-out for free; undo and redo switch between the old and the new pictures', async ({
  page,
}) => {
  await openResults(page, 'en');
  const credits = await seller.balance();
  const before = await readPictures();
  const surface = await openTouchUp(page);
  const { size, line } = await acrossTheHead();
  const find = await finder(surface, size);
  await page.getByRole('radio', { name: 'Erase' }).click();
  await answered(page, () => dragMouse(page, [find(line[0]), find(line[1])]));
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByText('9 touch-ups left for this set')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Restore the previous pictures' });
  await expect(undo).toBeVisible({ timeout: LONG_MS });
  await expect(page.getByText('The pictures with the new cut-out are ready.')).toBeAttached();
  const after = await readPictures();
  for (const [at, style] of MADE.entries()) expect(after[at], `${style} with the new cut-out`).not.toBe(before[at]);
  await inspect(page, 'a set that was touched up');

  await undo.click();
  const redo = page.getByRole('button', { name: 'Restore the new pictures' });
  await expect(redo).toBeVisible();
  expect(await readPictures()).toEqual(before);
  await redo.click();
  await expect(undo).toBeVisible();
  expect(await readPictures()).toEqual(after);
  expect(await seller.balance()).toBe(credits);
  expect((await readJob()).touch_up.left).toBe(9);
});

test('a session without a change uses up no touch-up', nightly, async ({ page }) => {
  await openResults(page, 'en');
  const { left } = (await readJob()).touch_up;
  await openTouchUp(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await readJob()).touch_up.left).toBe(left);
});

const SCREENS = [
  ['en', { width: 768, height: 1024 }],
  ['ar', { width: 768, height: 1024 }],
  ['ar', { width: 360, height: 740 }],
] as const;
for (const [locale, viewport] of SCREENS) {
  test(
    `its link and its page are accessible, ${locale}, ${viewport.width} px wide`,
    nightlyIf(locale === 'en' || viewport.width !== 360),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openResults(page, locale);
      await expect(page.locator('main button:has(svg.lucide-pencil-line)').first()).toBeVisible();
      await inspect(page, 'results');
      await page.screenshot({ path: test.info().outputPath('results.png'), fullPage: true });
      await openTouchUp(page);
      await inspect(page, 'touch-up');
      await page.screenshot({ path: test.info().outputPath('touch-up.png') });
    },
  );
}
