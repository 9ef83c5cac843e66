import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './api.ts';

/** Logs in to an account of `createSeller` through the form, on a page in `locale`. */
export async function logIn(page: Page, url: string, email: string, locale = 'en'): Promise<void> {
  await page.addInitScript(`localStorage.getItem('language') ?? localStorage.setItem('language', '${locale}')`);
  // Before its scripts run, the browser itself would submit the form.
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
