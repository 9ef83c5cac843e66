import { expect, type Page } from '@playwright/test';
import { createSeller, PASSWORD } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightlyIf, test } from './test.ts';

/** The list of pictures to choose from, in a left-to-right language on a desk and in a right-to-left one on a phone. */
let server: ServerProcess;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  await createSeller(server.url, 'chooser@example.com');
});

for (const [locale, viewport] of [
  ['en', { width: 1440, height: 900 }],
  ['ar', { width: 360, height: 740 }],
] as const) {
  test(`twenty of thirty styles are chosen, also by keys (${locale})`, nightlyIf(locale === 'ar'), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(`localStorage.setItem('language', '${locale}')`);
    await page.goto(`${server.url}/login`);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await page.locator('input[type=email]').fill('chooser@example.com');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await walkThroughStyles(page);
  });
}

/** The style list: axe's findings, and the arrow keys in the grid of this screen size. */
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

/** The position of the focus from the start of the scrolled content. */
async function place(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate<{ x: number; y: number }>(`(() => {
    const { left, top } = document.activeElement.getBoundingClientRect();
    const list = document.querySelector('[role=dialog] [role=presentation]');
    return { x: left, y: top + list.scrollTop };
  })()`);
}
