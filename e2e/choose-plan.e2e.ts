import { expect } from '@playwright/test';
import { press, say, signUp } from './account-steps.ts';
import { createSeller, PASSWORD } from './api.ts';
import type { GoogleServer } from './google-server.ts';
import { nightly, test } from './test.ts';

/** A plan chosen on the pricing page: its checkout opens after every way of signing in. */
let server: GoogleServer;
test.beforeAll(({ googleServer }) => void (server = googleServer));

test.beforeEach(async ({ page }) => {
  await page.goto(`${server.url}/pricing`);
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await expect(page).toHaveURL(/\/signup\?next=%2Fmy-plan%3Fbuy%3Dstarter$/);
});
test.afterEach(async ({ page }) => {
  const checkout = page.getByRole('dialog');
  await expect(checkout).toContainText('Starter');
  await expect(page).toHaveURL(/\/my-plan$/);
  // A closed checkout does not open again.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible();
  await expect(checkout).toHaveCount(0);
});

test('after the sign-up', async ({ page }) => {
  await signUp(page, 'new-planner@example.com', PASSWORD);
});

test('after the log-in', nightly, async ({ page }) => {
  await createSeller(server.url, 'old-planner@example.com');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'auth.signup.otherLink') })
    .click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signUp(page, 'old-planner@example.com', PASSWORD);
});

test('after Google', nightly, async ({ page }) => {
  const email = 'planner@shop.example';
  server.google.people.set(email, { email, email_verified: true, name: 'Zoë Müller' });
  await press(page, say('en', 'auth.ways.google'));
  await page.getByRole('button', { name: email }).click();
});
