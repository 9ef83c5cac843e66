import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Session } from '@vitrine/contract';
import { press, signUp } from './account-steps.ts';
import { PASSWORD, samples } from './api.ts';
import { inspect } from './inspect.ts';
import { pressEnter, reach, writeInto } from './keyboard.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';
import { jsonOf } from './json-of.ts';

/** Sessions in a browser: across tabs, through the hash of the landing page, and by keyboard alone. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const stored = (page: Page, name: string) =>
  page.evaluate<string | null>(`localStorage.getItem('${name}') ?? sessionStorage.getItem('${name}')`);

async function newSession(email: string): Promise<Session> {
  const answer = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, remember_me: true }),
  });
  return await jsonOf<Session>(answer);
}

const hashOf = (session: Session, more = '') =>
  `#access_token=${session.access_token}&refresh_token=${session.refresh_token}&token_expires_at=${session.token_expires_at}${more}`;

test(
  'by keyboard alone: sign up, change the name, dismiss a question, delete the account',
  nightly,
  async ({ page }) => {
    const active = () => page.evaluate<string>('document.activeElement.textContent');
    await page.goto(`${server.url}/signup`);
    await writeInto(page, page.locator('input[name=email]'), 'keys@example.com');
    await writeInto(page, page.locator('input[name=password]'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await pressEnter(page, page.locator('header [aria-haspopup=menu][aria-label="Account menu"]'));
    await page.keyboard.type('acc');
    // The menu moves the focus shortly after its text appears.
    await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await writeInto(page, page.locator('input[name=full_name]'), 'Kim Keys');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.reload();
    await expect(page.locator('input[name=full_name]')).toHaveValue('Kim Keys');
    await reach(page, page.locator('button.text-danger'));
    expect(await active()).toBe('Delete my account');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(active).toBe('Delete my account');
    await page.keyboard.press('Enter');
    await writeInto(page, page.locator('[role=dialog] input[name=password]'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/goodbye$/);
  },
);

test('sessions and errors in the hash of the landing page', nightly, async ({ page }) => {
  const session = await newSession('hash@example.com');
  await page.goto(`${server.url}/${hashOf(session, '&return_to=%2Fmy-images')}`);
  await expect(page.getByRole('heading', { name: 'Continue as hash@example.com?' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/auth/callback`);
  expect(await stored(page, 'refresh_token')).toBeNull();
  await inspect(page, 'the question about a session that nobody asked for');
  await press(page, 'Continue');
  await expect(page).toHaveURL(`${server.url}/my-images`);
  expect(await stored(page, 'refresh_token')).toBe(session.refresh_token);
  expect(await stored(page, 'token_expires_at')).toBe(String(session.token_expires_at));
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
  const other = await newSession('hash-2@example.com');
  await page.goto(`${server.url}/${hashOf(other, '&return_to=%2F%2Felsewhere.example')}`);
  await expect(page.getByText('So far you are signed in here as hash@example.com.')).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await page.goto(`${server.url}/${hashOf(session)}`);
  await press(page, 'Cancel');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(await stored(page, 'refresh_token')).toBe(other.refresh_token);
  await page.evaluate('localStorage.clear()');
  await page.goto(`${server.url}/${hashOf({ ...session, access_token: 'x', refresh_token: 'y' })}`);
  await expect(page).toHaveURL(`${server.url}/login?error=oauth_failed`);
  expect(await stored(page, 'access_token')).toBeNull();
  await page.goto(`${server.url}/?error=access_denied`);
  await expect(page).toHaveURL(`${server.url}/login?error=oauth_failed`);
  await expect(page.getByRole('alert')).toContainText('Signing in with Google did not work');
  await page.goto(`${server.url}/reset-password`);
  await expect(page.getByRole('heading', { name: 'This page no longer has your link' })).toBeVisible();
});

test('the requested page is kept through every form, but never another site', async ({ page }) => {
  await page.goto(`${server.url}/my-images?x=1`);
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-images%3Fx%3D1$/);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await signUp(page, 'next@example.com', PASSWORD);
  await expect(page).toHaveURL(`${server.url}/my-images?x=1`);
  await page.goto(`${server.url}/login?next=%2F%09%2Felsewhere.example`);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test('tabs: a renewal in one does not affect the others, a log-out does', async ({ page, context }) => {
  const session = await newSession('tabs@example.com');
  await page.goto(`${server.url}/${hashOf(session)}`);
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/dashboard$/);
  const other = await context.newPage();
  await other.goto(`${server.url}/account`);
  const visited: string[] = [];
  other.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.evaluate("localStorage.setItem('token_expires_at', '1')");
  await page.reload();
  await expect(page.getByTestId('credits')).toBeVisible();
  await expect.poll(() => stored(page, 'access_token')).not.toBe(session.access_token);
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(visited.filter((address) => !address.endsWith('/account'))).toEqual([]);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?next=%2Faccount$/);
});

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
};
const description = (page: Page) => page.getByLabel('What is it?');

test(
  'tabs: one user’s drafts are cleared for the next user, also in a tab without a log-out',
  nightly,
  async ({ page, context }) => {
    await newSession('second@example.com');
    const session = await newSession('first@example.com');
    await page.goto(`${server.url}/${hashOf(session)}`);
    await press(page, 'Continue');
    await expect(page).toHaveURL(/\/dashboard$/);
    const other = await context.newPage();
    await other.goto(`${server.url}/generate`);
    await description(other).fill('The first person’s secret mug');
    await other.reload();
    await expect(description(other)).toHaveValue('The first person’s secret mug');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(other).toHaveURL(/\/login\?next=%2Fgenerate$/);
    expect(await other.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('secret mug');
    await logIn(other, 'second@example.com');
    await expect(other).toHaveURL(/\/generate$/);
    await expect(description(other)).toHaveValue('');
  },
);

test('a guest logs in to an account: sets and drafts are kept, also after a wrong password', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutPreviews(page);
  // The upload is unfinished when the guest leaves the page and joins the account.
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/images', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await newSession('joined@example.com');
  await page.goto(`${server.url}/login`);
  await press(page, 'Continue as guest');
  await expect(page).toHaveURL(/\/generate$/);
  await page.locator('input[type=file]').first().setInputFiles(path.join(samples, 'pump/photo.jpg'));
  await expect(page.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible({ timeout: 60_000 });
  await description(page).fill('A pump dispenser');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await inspect(page, 'the question before a guest leaves');
  await page.getByRole('link', { name: 'Log in to my account' }).click();
  await expect(page.getByText('Everything you made and bought here as a guest moves')).toBeVisible();
  await inspect(page, 'log-in of a guest');
  await logIn(page, 'nobody@example.com');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stored(page, 'access_token')).not.toBeNull();
  await logIn(page, 'joined@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/images') && response.status() === 201);
  arrived.resolve();
  await kept;
  await page.getByRole('navigation').getByRole('link', { name: 'New set' }).click();
  const photo = page.getByRole('button', { name: 'Remove photo.jpg' });
  for (const look of [() => undefined, () => page.reload()]) {
    await look();
    await expect(description(page)).toHaveValue('A pump dispenser');
    await expect(photo).toBeVisible();
  }
});
