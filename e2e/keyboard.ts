import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 120;

/**
 * Reaches a control by keyboard: Tab by Tab from the current focus. The control must be visible then and
 * show its focus.
 */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(control)); stops += 1) await page.keyboard.press('Tab');
  await expect(control, 'Tab does not lead there').toBeFocused();
  await expect(control, 'it has the focus out of sight').toBeInViewport();
  await expect(control, 'it does not show the focus').not.toHaveCSS('outline-style', 'none');
}

const hasFocus = async (control: Locator): Promise<boolean> => (await control.locator(':scope:focus').count()) > 0;

/** Reaches a control and presses Enter on it. */
export async function pressEnter(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Enter');
}

/** Reaches a field and writes into it. */
export async function writeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}
