import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Job } from '@vitrine/contract';
import { type ApiSeller, createSeller, PASSWORD, samples } from './api.ts';
import { inspect } from './inspect.ts';
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './server.ts';

/** Every page, in a left-to-right and a right-to-left language, on a desk and on a phone: axe finds nothing, nothing is wider than the screen. */
let server: ServerProcess;
let seller: ApiSeller;
let job: Job;
test.beforeAll(async () => {
  server = await startServer({ dataDir: await newDataDir() });
  seller = await createSeller(server.url, 'seller@example.com');
  const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
  job = (await (await seller.call('POST /jobs', { image_ids: [photo], language: 'ar' })).json()) as Job;
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;
const OUTSIDE = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
  '/auth/confirmed',
  '/dev/mailbox',
  '/no-such-page',
];
const INSIDE = ['/dashboard', '/generate', '/my-images', '/account', '/job-status/JOB'];

async function judge(page: Page, address: string): Promise<void> {
  await page.goto(`${server.url}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inspect(page, address);
}

for (const locale of ['en', 'ar'] as const) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test(`pages in ${locale} on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(`localStorage.setItem('language', '${locale}')`);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of OUTSIDE) await judge(page, address);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await page.goto(`${server.url}/login`);
      await page.locator('input[type=email]').fill('seller@example.com');
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.locator('button[type=submit]').click();
      await expect(page).toHaveURL(/\/dashboard$/);
      for (const address of INSIDE) await judge(page, address.replace('JOB', job.id));
      await walkThroughStyles(page);
    });
  }
}

/** The list of pictures to choose from: what axe says of it, and the arrow keys in the grid as it stands on this screen. */
async function walkThroughStyles(page: Page): Promise<void> {
  await page.goto(`${server.url}/generate`);
  await page.getByRole('group').getByRole('button').last().click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect(boxes).toHaveCount(30);
  await inspect(page, 'the list of pictures');
  const first = boxes.first();
  await first.focus();
  const { x, y } = await place(page);
  await page.keyboard.press('ArrowDown');
  const below = await place(page);
  expect(below.x).toBeCloseTo(x, 0);
  expect(below.y).toBeGreaterThan(y);
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(boxes.last()).toBeChecked();
  await expect(page.getByRole('status')).toContainText('21');
}

/** Where the focus is, from the start of what is scrolled. */
async function place(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate<{ x: number; y: number }>(`(() => {
    const { left, top } = document.activeElement.getBoundingClientRect();
    const list = document.querySelector('[role=dialog] [role=presentation]');
    return { x: left, y: top + list.scrollTop };
  })()`);
}
