import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';

/** Belongs to its control wherever it lies, and comes and goes with the focus. */
const TOOLTIP = '[data-radix-popper-content-wrapper]:has([role=tooltip])';

/** Axe finds nothing on the page as it stands, and nothing is wider than the screen. `name` is what a finding is reported under. */
export async function inspect(page: Page, name: string): Promise<void> {
  // A page whose language is still on its way shows nothing yet.
  await expect(page.locator('main').first()).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => true)');
  expect(await findViolations(page, { without: TOOLTIP }), name).toEqual([]);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
