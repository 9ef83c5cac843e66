import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import type { Session } from '@vitrine/contract';
import { readersOf } from './account-steps.ts';
import { createSeller, PASSWORD, samples } from './api.ts';
import { findViolations } from './find-violations.ts';
import { pressEnter, writeInto } from './keyboard.ts';
import type { ServerProcess } from './server.ts';
import { nightly, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';
import { jsonOf } from './json-of.ts';

/** Purchases by a seller against the sandbox checkout, which sends webhooks like Paddle. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const;
const SCREENS = {
  en: { viewport: { width: 1440, height: 900 } },
  ar: { viewport: { width: 360, height: 740 } },
} as const;
type Locale = keyof typeof SCREENS;
type Words = { [key: string]: string | Words };

/** The sentence at `key` of payments.json, as a pattern that matches any values. */
function say(locale: Locale, key: string): RegExp {
  const file = path.resolve(import.meta.dirname, `../packages/messages/${locale}/payments.json`);
  const found = key
    .split('.')
    .reduce<string | Words>(
      (words, part) => (typeof words === 'string' ? words : (words[part] ?? '')),
      JSON.parse(readFileSync(file, 'utf8')) as Words,
    );
  if (typeof found !== 'string' || found === '') throw new Error(`no words at ${key}`);
  const literal = found.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(literal.join('.*'));
}

const post = (name: string, json: unknown) =>
  fetch(`${server.url}/api${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });

/** Opens a page in a language, with a session, without the log-in page. */
async function enter(page: Page, locale: Locale, session: Session): Promise<void> {
  await page.setViewportSize(SCREENS[locale].viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/robots.txt`);
  const { access_token, refresh_token, token_expires_at } = session;
  const stored = { language: locale, access_token, refresh_token, token_expires_at, remember_me: true };
  await page.evaluate(`Object.entries(${JSON.stringify(stored)}).forEach(([k, v]) => localStorage.setItem(k, v))`);
}

async function enterAsSeller(page: Page, locale: Locale, email: string): Promise<void> {
  await createSeller(server.url, email);
  const answer = await post('/auth/login', { email, password: PASSWORD, remember_me: true });
  await enter(page, locale, await jsonOf<Session>(answer));
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${server.url}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** axe finds nothing, and nothing is wider than the screen. */
async function inspect(page: Page, what: string): Promise<void> {
  expect(await findViolations(page, { without: '[data-sonner-toaster]' }), what).toEqual([]);
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}

const overlay = (page: Page) => page.getByRole('dialog');

/** Fills the card form and sends it. */
async function payBy(page: Page, card: keyof typeof CARDS): Promise<void> {
  const form = overlay(page);
  await form.locator('[name=number]').fill(CARDS[card]);
  await form.locator('[name=expiry]').fill('1235');
  await form.locator('[name=cvc]').fill('100');
  const postcode = form.locator('[name=postalCode]');
  if (await postcode.isVisible()) await postcode.fill('10001');
  await form.locator('button[type=submit]').click();
}

/** The provider's id of the subscription that the next payment starts. */
const readSubscriptionId = (page: Page): Promise<string> =>
  new Promise((resolve, reject) => {
    const pass = async (route: Route) => {
      const response = await route.fetch();
      const { subscription_id: id } = await jsonOf<{ subscription_id: string }>(response);
      await route.fulfill({ response });
      resolve(id);
    };
    page.route(/\/dev\/checkouts\/.*\/complete/, (route) => pass(route).catch(reject)).catch(reject);
  });

/** Holds the server's answers about a purchase until released, so that the waiting page lasts while it is tested. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/payments\/checkouts\//, async (route) => {
    await released;
    // The page that sent the request may be closed.
    await route.continue().catch(() => undefined);
  });
  return release;
}

const credits = (page: Page) => page.getByTestId('credits');
const deliver = (mode: string, delay_ms = 0) => post('/dev/payments/delivery', { mode, delay_ms });

for (const { locale } of readersOf('phone')) {
  test(`one set: closed, declined, paid (${locale})`, async ({ page }) => {
    await enterAsSeller(page, locale, `once-${locale}@example.com`);
    await open(page, '/payment');
    await inspect(page, '/payment');
    const pay = page.getByRole('button', { name: say(locale, 'once.pay') });
    await pay.click();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(say(locale, 'checkout.closed'))).toBeVisible();
    await pay.click();
    await payBy(page, 'declined');
    await expect(overlay(page).getByRole('alert')).toBeVisible();
    await payBy(page, 'good');
    await expect(page).toHaveURL(/\/thank-you\?/);
    await expect(credits(page)).toContainText('3');
    await inspect(page, '/thank-you');
    await open(page, '/subscription');
    await expect(page.getByRole('table').first().getByText(say(locale, 'item.one_time'))).toBeVisible();
    await inspect(page, '/subscription');
  });

  test(`the trial of Pro: started, cancelled, resumed, paid, and changed to Premium (${locale})`, async ({ page }) => {
    await enterAsSeller(page, locale, `plan-${locale}@example.com`);
    await open(page, '/my-plan');
    await page.getByRole('button', { name: say(locale, 'plan.startTrial') }).click();
    const subscription = readSubscriptionId(page);
    await payBy(page, 'good');
    const id = await subscription;
    await expect(page).toHaveURL(/\/thank-you\?/);
    await expect(credits(page)).toContainText('7');

    await open(page, '/subscription');
    await expect(page.getByText(say(locale, 'standing.trialing'))).toBeVisible();
    await page.getByRole('button', { name: say(locale, 'cancel.button') }).click();
    await inspect(page, 'the question before a cancellation');
    await overlay(page)
      .getByRole('button', { name: say(locale, 'cancel.button') })
      .click();
    await expect(page.getByText(say(locale, 'standing.trialEnding'))).toBeVisible();
    await page.getByRole('button', { name: say(locale, 'resume.button') }).click();
    await expect(page.getByText(say(locale, 'standing.trialing'))).toBeVisible();

    await post(`/dev/payments/subscriptions/${id}/advance`, {});
    await open(page, '/my-plan');
    await expect(page.getByText(say(locale, 'standing.active'))).toBeVisible();
    await expect(credits(page)).toContainText('42');
    await inspect(page, '/my-plan');
    await page.getByRole('button', { name: /Premium/ }).click();
    await overlay(page)
      .getByRole('button', { name: say(locale, 'change.upConfirm') })
      .click();
    await expect(page.getByText(say(locale, 'change.upDone'))).toBeVisible();
    await expect(page.locator('#plan-premium').locator('..')).toContainText(say(locale, 'plan.yours'));
    await expect(credits(page)).toContainText('82', { timeout: 40_000 });
  });

  test(`a late webhook: the credit appears without a reload (${locale})`, nightly, async ({ page }) => {
    await enterAsSeller(page, locale, `late-${locale}@example.com`);
    await deliver('late', 5000);
    const release = await holdAnswers(page);
    try {
      await open(page, '/payment');
      await page.getByRole('button', { name: say(locale, 'once.pay') }).click();
      await payBy(page, 'good');
      await expect(page).toHaveURL(/\/payment-success\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'wait.title'));
      await inspect(page, '/payment-success');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'wait.title'));
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
      // The address changes before the page does; an answer in between would still belong to the previous page.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say(locale, 'wait.title'));
      release();
      await expect(credits(page)).toContainText('3', { timeout: 20_000 });
      await expect(page.getByText(say(locale, 'wait.arrived'))).toBeVisible();
    } finally {
      await deliver('normal');
    }
  });

  test(`a guest pays for a set in the studio, and turns the session into an account (${locale})`, async ({ page }) => {
    const guest = await jsonOf<Session>(post('/auth/guest', { language: locale }));
    await enter(page, locale, guest);
    await withoutPreviews(page);
    await open(page, '/generate');
    await page.locator('input[type=file]').first().setInputFiles(path.join(samples, 'pump/photo.jpg'));
    const pay = page.getByRole('button', { name: say(locale, 'step.pay_other') });
    await expect(pay).toBeEnabled({ timeout: 60_000 });
    await inspect(page, '/generate without a credit');
    await pay.click();
    await payBy(page, 'good');
    await expect(page).toHaveURL(/\/job-status\//, { timeout: 20_000 });
    const job = page.url();
    // The twenty pictures are not tested here.
    await page.evaluate(`fetch('/api/jobs/${job.split('/').pop() ?? ''}/cancel', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + localStorage.getItem('access_token') },
    })`);
    await open(page, '/signup');
    await page.locator('input[type=email]').fill(`buying-guest-${locale}@example.com`);
    await page.locator('input[type=password]').first().fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await expect(page).not.toHaveURL(/\/signup/);
    await page.goto(job);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${server.url}/subscription`);
    await expect(page.getByRole('table').first().getByText(say(locale, 'item.one_time'))).toBeVisible();
  });
}

test('one set by the keyboard alone', nightly, async ({ page }) => {
  await enterAsSeller(page, 'en', 'card-keys@example.com');
  await open(page, '/my-plan');
  await pressEnter(page, page.getByRole('button', { name: 'Buy one set', exact: true }));
  await writeInto(page, overlay(page).locator('[name=number]'), CARDS.good);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1235');
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await writeInto(page, overlay(page).locator('[name=postalCode]'), '10001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you\?/);
  await pressEnter(page, page.getByRole('link', { name: 'Make a set', exact: true }));
  await expect(page).toHaveURL(/\/generate$/);
});
