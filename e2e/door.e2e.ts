import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readIn, say, readersOf } from './account-steps.ts';
import { samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';

/** A new visitor's way: a photo on the start page, then the previews. No part is mocked. */
const PUMP = path.join(samples, 'pump/photo.jpg');

let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const door = (page: Page) => page.locator('input[data-door]:not([capture])').first();

for (const reader of readersOf('desk')) {
  const { locale, screen } = reader;
  test(`a photo on the start page leads a new visitor to previews (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await page.goto(server.url);
    await door(page).setInputFiles(PUMP);
    await expect(page).toHaveURL(/\/generate$/);
    const sheet = page.getByRole('list', { name: say(locale, 'generate.previews.sheet') });
    await expect(sheet.getByRole('button').getByRole('img')).toHaveCount(20, { timeout: 120_000 });
    // If the sheet is far below, the first pictures are visible without a press.
    if (screen === 'phone') await expect(page.locator('nav a[href="#previews"] img').first()).toBeInViewport();
    await expect(page.getByText(say(locale, 'generate.guest.title'))).toBeVisible();
    expect(await page.evaluate("localStorage.getItem('access_token') !== null")).toBe(true);
    await inspect(page, `/generate of a guest (${locale})`);
    const bar = page.locator('nav[data-foot-bar]');
    if (screen !== 'phone') return;
    await page.getByRole('button', { name: say(locale, 'studio.upload.remove', { name: 'photo.jpg' }) }).click();
    await expect(bar, 'nothing of a photo that is gone').toHaveCount(0);
    await page
      .locator('[data-sonner-toast]')
      .getByRole('button', { name: say(locale, 'studio.upload.undo') })
      .click();
    await expect(bar).toBeVisible();
  });
}

test('a photo is dropped anywhere on the start page', nightly, async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
    return data;
  })()`);
  // Hovering starts the page; a drag keeps sending its position.
  await expect(async () => {
    await page.locator('footer').dispatchEvent('dragover', { dataTransfer: data });
    await expect(page.getByText(say('en', 'site.door.drop'))).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('footer').dispatchEvent('drop', { dataTransfer: data });
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole('alert')).toContainText('note.txt');
});

test('the start page requests no script before an interaction, and a press before it has started counts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: say('en', 'shell.nav.open') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: say('en', 'shell.nav.pricing') })).toBeVisible();
});

test('a photo chosen on a slow connection is confirmed before any script has loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(server.url);
  const veil = page.getByText(say('en', 'site.door.opening')).locator('visible=true');
  await expect(veil).toHaveCount(0);
  await door(page).setInputFiles(PUMP);
  await expect(veil).toHaveCount(1, { timeout: 1000 });
  release();
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole('list', { name: say('en', 'studio.upload.list') }).getByRole('listitem')).toHaveCount(1);
});

test('a photo dropped before the page has started is accepted', nightly, async ({ page }) => {
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const drop = `(() => {
    const data = new DataTransfer();
    data.items.add(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
    const event = { dataTransfer: data, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', event));
    return document.body.dispatchEvent(new DragEvent('drop', event));
  })()`;
  expect(await page.evaluate(drop), 'the browser does not open it').toBe(false);
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole('alert')).toContainText('note.txt');
});

test('a studio that does not open reports why, and the photo is kept for the next try', nightly, async ({ page }) => {
  await page.goto(server.url);
  await page.route('**/api/auth/guest', (route) => route.abort('connectionrefused'), { times: 1 });
  await door(page).setInputFiles(PUMP);
  const alert = page.getByRole('alert').filter({ hasText: say('en', 'site.door.failed') });
  await expect(alert).toBeVisible();
  await inspect(page, 'the start page whose door did not open');
  await alert.getByRole('button', { name: say('en', 'site.door.retry') }).click();
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole('list', { name: say('en', 'studio.upload.list') }).getByRole('listitem')).toHaveCount(1);
});

test('visitors without a session who open the studio are told why they are at the log-in', async ({ page }) => {
  await page.goto(`${server.url}/generate`);
  await expect(page).toHaveURL(/\/login\?next=%2Fgenerate$/);
  await expect(page.getByText(say('en', 'auth.login.whyGenerate'))).toBeVisible();
  await page.getByRole('button', { name: say('en', 'auth.ways.guest') }).click();
  await expect(page).toHaveURL(/\/generate$/);
  await page.evaluate('localStorage.clear()');
  await page.goto(`${server.url}/my-images`);
  await expect(page.getByText(say('en', 'auth.login.whyText'))).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every way to add a photo is readable, also the camera on dark ground', nightly, async ({ page }) => {
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await expect(page.locator('label:has(input[data-door][capture])').last()).toBeVisible();
    await inspect(page, 'the start page of a phone');
  });
});
