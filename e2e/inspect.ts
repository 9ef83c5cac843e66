import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';

/** Tooltips: each belongs to its control wherever it is positioned, and appears with the focus. */
const TOOLTIP = '[data-radix-popper-content-wrapper]:has([role=tooltip])';

/** Expects no axe findings on the current page, and nothing wider than the screen. Findings are reported under `name`. */
export async function inspect(page: Page, name: string): Promise<void> {
  // A page whose language is still loading is empty.
  await expect(page.locator('main').first()).toBeVisible();
  // Until its data has arrived, a page has neither heading nor title.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page).toHaveTitle(/./);
  await page.evaluate('document.fonts.ready.then(() => true)');
  // Until a list's next page has loaded, the previous one is pale.
  await expect(page.locator('main [aria-busy="true"].opacity-60')).toHaveCount(0);
  expect(await findViolations(page, { without: TOOLTIP }), name).toEqual([]);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
