import { expect, type Page } from '@playwright/test';
import { press, readIn, say, readersOf } from './account-steps.ts';
import { createSeller, PASSWORD } from './api.ts';
import { inspect } from './inspect.ts';
import { codeOf } from './second-factor.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';

/** A second factor, from the account page to the next sign-in: an authenticator app, passkeys, and codes for when they are lost. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

/** Like another browser: removes the session here. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(`for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key !== 'language') store.removeItem(key)`);
}

const dialog = (page: Page) => page.getByRole('dialog');
const inDashboard = (page: Page) => expect(page).toHaveURL(/\/dashboard$/);

for (const reader of readersOf('desk')) {
  const { locale, screen } = reader;
  const words = (key: string, values?: Record<string, string>) => say(locale, key, values);

  test(`an authenticator app is set up, asked for, and removed (${locale}, ${screen})`, async ({ page }) => {
    const email = `app-${locale}@example.com`;
    await createSeller(server.url, email);
    await readIn(page, reader);
    await logIn(page, email);
    await inDashboard(page);
    await page.goto(`${server.url}/account`);
    await press(page, words('account.factors.app.setUpLabel'));
    const picture = page.getByRole('img', { name: words('account.factors.app.picture') });
    await expect(picture).toBeVisible();
    await inspect(page, 'set up an app');
    const secret = ((await dialog(page).locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
    const code = page.locator('input[name=code]');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('dir', 'ltr');
    await code.fill('12 34');
    await press(page, words('account.factors.app.confirm'));
    await expect(dialog(page).getByText(words('auth.proof.codeFault'))).toBeVisible();
    const taken = codeOf(secret);
    await code.fill(` ${taken.slice(0, 3)} ${taken.slice(3)} `);
    await press(page, words('account.factors.app.confirm'));
    const codes = page.getByRole('list', { name: words('account.factors.codes.list') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await inspect(page, 'recovery codes');
    const [recoveryCode = ''] = await codes.allTextContents();
    const saved = page.waitForEvent('download');
    await press(page, words('account.factors.codes.save'));
    expect((await saved).suggestedFilename()).toBe('vitrine-recovery-codes.txt');
    await press(page, words('account.factors.codes.done'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('account.factors.app.removeLabel') })).toBeVisible();
    await inspect(page, 'the account with an app');

    await forgetSession(page);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/second-step$/);
    await inspect(page, 'the second step');
    await page.locator('input[name=code]').fill(taken);
    await press(page, words('auth.secondStep.submit'));
    await expect(page.getByText(words('errors.code_used'))).toBeVisible();
    await page.reload();
    await page.locator('input[name=code]').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await inDashboard(page);

    await forgetSession(page);
    await page.goto(`${server.url}/second-step`);
    await expect(page.getByRole('heading', { name: words('auth.secondStep.overTitle') })).toBeVisible();
    await logIn(page, email);
    await press(page, words('auth.proof.useRecovery'));
    await expect(page.locator('input[name=recovery_code]')).toBeFocused();
    await page.locator('input[name=recovery_code]').fill(recoveryCode.toUpperCase());
    await press(page, words('auth.secondStep.submit'));
    await inDashboard(page);
    await page.goto(`${server.url}/account`);
    await expect(page.getByText(words('account.events.kinds.recovery_code_used'))).toBeVisible();
    await press(page, words('account.factors.app.removeLabel'));
    await expect(dialog(page).getByText(words('account.factors.ask.last'))).toBeVisible();
    await inspect(page, 'removing the last factor');
    await dialog(page)
      .getByRole('button', { name: words('account.factors.remove'), exact: true })
      .click();
    await expect(page.getByRole('button', { name: words('account.factors.app.setUpLabel') })).toBeVisible();
    await forgetSession(page);
    await logIn(page, email);
    await inDashboard(page);
  });

  test(`a passkey works as the second step, and signs in alone (${locale}, ${screen})`, async ({ page }) => {
    const email = `passkey-${locale}@example.com`;
    await createSeller(server.url, email);
    await readIn(page, reader);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await logIn(page, email);
    await inDashboard(page);
    await page.goto(`${server.url}/account`);
    await press(page, words('account.factors.keys.add'));
    await dialog(page).locator('input[name=name]').fill('Desk key');
    await inspect(page, 'adding a passkey');
    await dialog(page)
      .getByRole('button', { name: words('account.factors.keys.add'), exact: true })
      .click();
    await press(page, words('account.factors.codes.done'));
    await press(page, words('account.factors.keys.renameLabel', { name: 'Desk key' }));
    await dialog(page).locator('input[name=name]').fill('Laptop');
    await press(page, words('account.factors.keys.save'));
    await expect(
      page.getByRole('button', { name: words('account.factors.keys.removeLabel', { name: 'Laptop' }) }),
    ).toBeVisible();
    await inspect(page, 'the account with a passkey');
    // The device reports that it has a passkey already.
    await press(page, words('account.factors.keys.add'));
    await dialog(page)
      .getByRole('button', { name: words('account.factors.keys.add'), exact: true })
      .click();
    await expect(dialog(page).getByText(words('auth.prompt.known'))).toBeVisible();

    await forgetSession(page);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/second-step$/);
    await inspect(page, 'the second step with a passkey');
    await press(page, words('auth.proof.usePasskey'));
    await inDashboard(page);

    await forgetSession(page);
    await page.goto(`${server.url}/login`);
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await press(page, words('auth.ways.passkey'));
    await expect(page.getByText(words('auth.prompt.cancelled'))).toBeVisible();
    await inspect(page, 'a passkey that was not used');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await press(page, words('auth.ways.passkey'));
    await inDashboard(page);

    await page.goto(`${server.url}/account`);
    await expect(page.getByText(words('account.events.kinds.logged_in_with_passkey'))).toBeVisible();
  });
}

test('a session that came by a link alone must prove its owner first', nightly, async ({ page }) => {
  const email = 'link@example.com';
  const seller = await createSeller(server.url, email);
  await page.goto(`${server.url}/robots.txt`);
  const stored = {
    access_token: seller.token,
    refresh_token: 'none',
    token_expires_at: 4_000_000_000,
    remember_me: true,
  };
  await page.evaluate(`Object.entries(${JSON.stringify(stored)}).forEach(([k, v]) => localStorage.setItem(k, v))`);
  await page.goto(`${server.url}/account`);
  await press(page, 'Set up an authenticator app');
  await expect(dialog(page).getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await inspect(page, 'a proof');
  await dialog(page).locator('input[name=password]').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(say('en', 'errors.wrong_password'))).toBeVisible();
  await dialog(page).locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: say('en', 'account.factors.app.picture') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeFocused();
});
