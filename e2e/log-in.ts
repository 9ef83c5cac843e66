import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './api.ts';

/** Logs in to an account of `createSeller` by the form, in a language of the page. */
export async function logIn(page: Page, url: string, email: string, locale = 'en'): Promise<void> {
  await page.addInitScript(`localStorage.getItem('language') ?? localStorage.setItem('language', '${locale}')`);
  // A form that the page has not woken up yet would be sent by the browser itself.
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
