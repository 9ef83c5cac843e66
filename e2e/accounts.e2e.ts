import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { linkOf, type Locale, logInElsewhere, press, readIn, say, signUp, readersOf } from './account-steps.ts';
import { PASSWORD } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { test } from './test.ts';

/** The life of an account from its owner's view: in two languages, on desktop and phone, against the real server. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const openAccount = async (page: Page) => {
  await page.goto(`${server.url}/account`);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
};

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/signup`);
  await page.locator('form button[type=submit]').click();
  await expect(field(page, 'email')).toBeFocused();
  await inspect(page, 'sign-up with faults');
  await field(page, 'full_name').fill('Nadia Haddad');
  await signUp(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByTestId('credits')).toContainText('2');
  await page.goto(await linkOf(server.url, email, 'signup'));
  await expect(page).toHaveURL(/\/auth\/confirmed$/);
  await inspect(page, 'confirmed');
}

async function changePassword(page: Page, locale: Locale, email: string): Promise<void> {
  const elsewhere = await logInElsewhere(server.url, email, PASSWORD);
  await openAccount(page);
  await field(page, 'current_password').fill('not my password');
  await field(page, 'new_password').fill('a green teapot');
  const submit = say(locale, 'account.password.submit');
  await press(page, submit);
  await expect(page.getByText(say(locale, 'errors.wrong_password'))).toBeVisible();
  await expect(field(page, 'new_password')).toHaveValue('a green teapot');
  await inspect(page, 'account');
  await field(page, 'current_password').fill(PASSWORD);
  await press(page, submit);
  await expect(page.getByText(say(locale, 'account.password.doneTitle'))).toBeVisible();
  await expect(field(page, 'new_password')).toHaveValue('');
  expect(await elsewhere.status()).toBe(401);
}

async function endSessions(page: Page, locale: Locale, email: string): Promise<void> {
  const [one, two] = [
    await logInElsewhere(server.url, email, 'a green teapot'),
    await logInElsewhere(server.url, email, 'a green teapot'),
  ];
  await openAccount(page);
  const sessions = page.getByRole('region', { name: say(locale, 'account.sessions.title'), exact: true });
  const rows = sessions.getByRole('listitem').filter({ hasText: /Firefox|Chrom/ });
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('button', { name: say(locale, 'account.sessions.endOn', { device: 'Firefox' }) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(locale, 'account.sessions.end') })
    .click();
  await expect(rows).toHaveCount(2);
  expect([await one.status(), await two.status()].toSorted((a, b) => a - b)).toEqual([200, 401]);
  await press(page, say(locale, 'account.sessions.endOthers'));
  await inspect(page, 'the question before sessions end');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(rows).toHaveCount(1);
  expect([await one.status(), await two.status()]).toEqual([401, 401]);
  await expect(page.getByText(say(locale, 'account.sessions.alone'))).toBeVisible();
}

async function recover(page: Page, locale: Locale, email: string): Promise<void> {
  await press(page, say(locale, 'shell.nav.account'));
  await page.getByRole('menuitem', { name: say(locale, 'shell.nav.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  const elsewhere = await logInElsewhere(server.url, email, 'a green teapot');
  await page.getByRole('link', { name: say(locale, 'auth.login.forgot') }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await field(page, 'email').fill(email);
  await inspect(page, 'forgotten password');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(say(locale, 'auth.forgot.sentText', { email }))).toBeVisible();
  await inspect(page, 'link sent');
  const link = await linkOf(server.url, email, 'recovery');
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await field(page, 'new_password').fill('short');
  await page.keyboard.press('Enter');
  await expect(field(page, 'new_password')).toBeFocused();
  await inspect(page, 'new password with a fault');
  await field(page, 'new_password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await elsewhere.status()).toBe(401);
  await page.goto(link);
  await field(page, 'new_password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say(locale, 'auth.reset.spentTitle') })).toBeVisible();
}

async function leave(page: Page, locale: Locale, email: string): Promise<void> {
  await openAccount(page);
  const download = page.waitForEvent('download');
  await press(page, say(locale, 'account.data.export'));
  expect((await readFile(await (await download).path())).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  await press(page, say(locale, 'account.data.delete'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=password]').fill('not my password');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(say(locale, 'errors.wrong_password'))).toBeVisible();
  await inspect(page, 'the question before the account goes');
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/goodbye$/);
  await inspect(page, 'goodbye');
  expect((await logInElsewhere(server.url, email, PASSWORD)).logIn).toBe(401);
  expect(await page.evaluate('localStorage.access_token ?? sessionStorage.access_token ?? null')).toBeNull();
}

for (const reader of readersOf('desk')) {
  test(`an account from beginning to end in ${reader.locale} on a ${reader.screen}`, async ({ page }) => {
    const { locale } = reader;
    const email = `seller-${locale}@example.com`;
    await readIn(page, reader);
    await test.step('sign up and confirm', () => confirmAddress(page, email));
    await test.step('change the password', () => changePassword(page, locale, email));
    await test.step('end other sessions', () => endSessions(page, locale, email));
    await test.step('recover the password', () => recover(page, locale, email));
    await test.step('export the data and delete the account', () => leave(page, locale, email));
  });

  test(`a guest becomes an account in ${reader.locale} on a ${reader.screen}`, async ({ page }) => {
    const { locale } = reader;
    await readIn(page, reader);
    await page.goto(`${server.url}/login`);
    await inspect(page, 'log-in');
    await press(page, say(locale, 'auth.ways.guest'));
    await expect(page).toHaveURL(/\/generate$/);
    const id = await page.evaluate("JSON.parse(atob(localStorage.access_token.split('.')[1])).sub");
    await openAccount(page);
    await inspect(page, 'account of a guest');
    await page
      .getByRole('main')
      .getByRole('link', { name: say(locale, 'account.guest.action') })
      .click();
    await expect(page.getByRole('heading', { name: say(locale, 'auth.upgrade.title') })).toBeVisible();
    await inspect(page, 'sign-up of a guest');
    await signUp(page, `guest-${locale}@example.com`, PASSWORD);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(say(locale, 'account.email.unconfirmed'))).toBeVisible();
    expect(await page.evaluate("JSON.parse(atob(localStorage.access_token.split('.')[1])).sub")).toBe(id);
  });
}
