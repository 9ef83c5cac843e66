import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enterStudio, type Locale, openSetOf, readIn, say, readersOf } from './account-steps.ts';
import { samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';

/** A picture is arranged by hand before payment; the paid picture starts with that arrangement. */
const PUMP = path.join(samples, 'pump/photo.jpg');
/** Time for the engine's picture on a busy machine. */
const LONG_MS = 240_000;

test.setTimeout(600_000);
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const picture = (page: Page, locale: Locale, style: string) =>
  page.getByRole('button', {
    name: say(locale, 'generate.previews.open', { style: say(locale, `styles.${style}.name`) }),
  });
const sourceOf = (page: Page, locale: Locale, style: string) =>
  picture(page, locale, style).getByRole('img').getAttribute('src');

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  test(
    `a product is moved on a preview, and the paid picture keeps its place (${locale}, ${screen})`,
    nightly,
    async ({ page }) => {
      const email = `arranger-${locale}@example.com`;
      const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
      await readIn(page, reader);
      await enterStudio(page, server.url, email);
      await page.getByTestId('file-input').setInputFiles(PUMP);
      const sheet = page.getByRole('list', { name: say(locale, 'generate.previews.sheet') });
      await expect(sheet.getByRole('button').getByRole('img').first()).toBeVisible({ timeout: LONG_MS });
      await expect(sheet).toHaveAttribute('aria-busy', 'false', { timeout: LONG_MS });
      const before = {
        studio: await sourceOf(page, locale, 'studio'),
        white: await sourceOf(page, locale, 'white_bg'),
      };
      const viewer = page.getByRole('dialog');
      const stage = viewer.getByRole('application');
      const openHand = async () => {
        await picture(page, locale, 'studio').click();
        await viewer.getByRole('button', { name: say(locale, 'hand.open') }).click();
        await expect(stage.locator('canvas')).toBeAttached({ timeout: LONG_MS });
        await expect(stage).toBeFocused();
      };

      await test.step('the product is moved by keys, and the engine answers with a watermarked proof', async () => {
        await openHand();
        await stage.press('Shift+ArrowRight');
        await stage.press('-');
        await expect(stage).toHaveAttribute('data-engine', 'true', { timeout: LONG_MS });
        expect(await page.evaluate("document.querySelector('[role=application] img').naturalWidth")).toBe(512);
        await shot('arranged');
        await inspect(page, `a picture arranged before paying (${locale})`);
      });

      await test.step('the adjustment survives Escape, which leads back to the preview', async () => {
        await page.keyboard.press('Escape');
        await expect(viewer.getByRole('button', { name: say(locale, 'hand.open') })).toBeFocused();
        await shot('preview');
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await openHand();
        await expect(viewer.getByRole('button', { name: say(locale, 'hand.apply') })).toBeEnabled({ timeout: LONG_MS });
      });

      await test.step('only this preview is rendered again', async () => {
        await viewer.getByRole('button', { name: say(locale, 'hand.apply') }).click();
        await page.keyboard.press('Escape');
        await expect.poll(() => sourceOf(page, locale, 'studio'), { timeout: LONG_MS }).not.toBe(before.studio);
        expect(await sourceOf(page, locale, 'white_bg')).toBe(before.white);
        await expect(sheet).toHaveAttribute('aria-busy', 'false', { timeout: LONG_MS });
      });

      await test.step('the product of the paid picture keeps its place, with changes left', async () => {
        const make = say(locale, locale === 'ar' ? 'studio.pay.start_many' : 'studio.pay.start_other', { count: '20' });
        await page.getByRole('button', { name: make }).click();
        const set = await openSetOf(page, server.url);
        const studio = async () => (await set.read()).variations.find(({ style }) => style === 'studio');
        await expect.poll(async () => (await studio())?.status, { timeout: LONG_MS, intervals: [1000] }).toBe('ready');
        const { left = 0, width = 0 } = (await studio())?.checks?.product ?? {};
        // The product's centre is 0.05 right of the picture's.
        expect(left + width / 2 - 0.5).toBeCloseTo(0.05, 1);
        expect((await studio())?.change).toMatchObject({ can_undo: false, left: 20 });
        // The other pictures would slow down the next test.
        await set.cancel();
      });

      await test.step('another set of its photos starts with this arrangement', async () => {
        const { id, looks } = await (await openSetOf(page, server.url)).read();
        expect(looks.studio?.adjustment?.x).toBeGreaterThan(0);
        const asked = page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().endsWith('/api/previews'),
        );
        await page.goto(`${server.url}/generate?from=${id}`);
        expect((await asked).postDataJSON()).toMatchObject({ looks });
      });
    },
  );
}
