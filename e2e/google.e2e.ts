import { expect, type Page } from '@playwright/test';
import type { User } from '@vitrine/contract';
import { linkOf, press, readIn, say, readersOf } from './account-steps.ts';
import type { GoogleServer } from './google-server.ts';
import { nightly, test } from './test.ts';
import { jsonOf } from './json-of.ts';

/** Signing in with Google in a browser; a real OpenID provider on this machine replaces Google. */
let server: GoogleServer;
test.beforeAll(({ googleServer }) => void (server = googleServer));

const me = async (page: Page): Promise<User> => {
  const token = await page.evaluate<string>(
    "localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token')",
  );
  const answer = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  return await jsonOf<User>(answer);
};

for (const reader of readersOf('desk')) {
  const words = (key: string) => say(reader.locale, key);
  test(`a new seller signs in and returns to the requested page (${reader.locale}, ${reader.screen})`, async ({
    page,
  }) => {
    const email = `new-${reader.locale}@shop.example`;
    server.google.people.set(email, { email, email_verified: true, name: 'Zoë Müller' });
    await readIn(page, reader);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.goto(`${server.url}/my-images?x=1`);
    await press(page, words('auth.ways.google'));
    await page.getByRole('button', { name: email }).click();
    await expect(page).toHaveURL(`${server.url}/my-images?x=1`);
    expect(await me(page)).toMatchObject({ email, language: reader.locale, email_verified: true, credits_balance: 2 });
    expect(visited.some((address) => address.startsWith(server.google.issuer))).toBe(true);
    await page.goBack();
    expect(page.url()).not.toContain('access_token');
    expect(await page.evaluate('JSON.stringify(performance.getEntries())')).not.toContain('refresh_token=');
  });
}

test('a seller who declines is told that nothing was changed', nightly, async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await press(page, say('en', 'auth.ways.google'));
  await press(page, 'Cancel');
  await expect(page).toHaveURL(`${server.url}/login?error=oauth_failed`);
  await expect(page.getByRole('alert')).toContainText(say('en', 'auth.login.googleFailedTitle'));
});

test('a guest keeps everything', async ({ page }) => {
  server.google.people.set('guest', { email: 'guest@shop.example', email_verified: true });
  await page.goto(`${server.url}/login`);
  await press(page, say('en', 'auth.ways.guest'));
  await expect(page).not.toHaveURL(/login/);
  const before = await me(page);
  expect(before.is_guest).toBe(true);
  await page.goto(`${server.url}/signup`);
  await press(page, say('en', 'auth.ways.google'));
  await page.getByRole('button', { name: 'guest@shop.example' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/(?!auth)`));
  await expect.poll(async () => (await me(page)).is_guest).toBe(false);
  expect(await me(page)).toMatchObject({ id: before.id, email: 'guest@shop.example', credits_balance: 2 });
});

test('a seller without a password gets one by e-mail, or stays without', nightly, async ({ page }) => {
  const email = 'no-password@shop.example';
  server.google.people.set('no-password', { email, email_verified: true });
  await page.goto(`${server.url}/login?next=/account`);
  await press(page, say('en', 'auth.ways.google'));
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByText(say('en', 'account.password.noneText'))).toBeVisible();
  await expect(page.locator('input[name=current_password]')).toHaveCount(0);
  await press(page, say('en', 'account.data.delete'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').fill('somebody@shop.example');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(say('en', 'auth.faults.emailOther'))).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, say('en', 'account.password.byEmail'));
  await page.goto(await linkOf(server.url, email, 'recovery'));
  await page.locator('input[name=new_password]').fill('a blue teapot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${server.url}/account`);
  await expect(page.locator('input[name=current_password]')).toBeVisible();
});
