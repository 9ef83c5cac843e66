import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { CallOut, CheckoutStart, Session } from '@vitrine/contract';
import { type ApiSeller, createSeller, PASSWORD, samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { nightly, nightlyIf, test } from './test.ts';
import { withoutPreviews } from './without-previews.ts';
import { jsonOf } from './json-of.ts';

/** The connection breaks after the server has done a request: nothing is done, or paid, twice. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));
test.beforeEach(({ page }) => withoutPreviews(page));

async function enterAsSeller(page: Page, email: string): Promise<ApiSeller> {
  const seller = await createSeller(server.url, email);
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, remember_me: true }),
  });
  const { access_token, refresh_token, token_expires_at } = await jsonOf<Session>(answer);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/robots.txt`);
  const stored = { language: 'en', access_token, refresh_token, token_expires_at, remember_me: true };
  await page.evaluate(`Object.entries(${JSON.stringify(stored)}).forEach(([k, v]) => localStorage.setItem(k, v))`);
  return seller;
}

/** Lets the next request to `address` reach the server, and drops the answer. Returns the server's answers, in order. */
async function loseAnswers<T>(page: Page, address: string, how: 'connection' | 502, times: number): Promise<T[]> {
  const lost: T[] = [];
  await page.route(address, async (route) => {
    const response = await route.fetch();
    if (lost.length >= times) return route.fulfill({ response });
    lost.push(await jsonOf<T>(response));
    return how === 'connection' ? route.abort('connectionreset') : route.fulfill({ status: how, body: 'Bad gateway' });
  });
  return lost;
}

const jobsOf = async (seller: ApiSeller) =>
  (await jsonOf<CallOut<'GET /jobs'>>(seller.call('GET /jobs'))).items.map(({ id }) => id);
const stop = (seller: ApiSeller, id: string) => seller.call(`POST /jobs/${id}/cancel`);
const start = (page: Page) => page.getByRole('button', { name: /^Make my 20 pictures/ });

async function prepareSet(page: Page): Promise<void> {
  await page.goto(`${server.url}/generate`);
  await page.locator('input[type=file]').first().setInputFiles(path.join(samples, 'pump/photo.jpg'));
  await expect(start(page)).toBeEnabled({ timeout: 60_000 });
}

for (const how of ['connection', 502] as const) {
  test(
    `a set whose answer is lost (${how}) costs one credit, also after a reload`,
    nightlyIf(how === 'connection'),
    async ({ page }) => {
      const seller = await enterAsSeller(page, `lost-${how}@example.com`);
      await prepareSet(page);
      const lost = await loseAnswers<{ id: string }>(page, '**/api/jobs', how, 2);
      await start(page).click();
      await expect(page.getByText('We do not know whether this set has started')).toBeVisible();
      await inspect(page, 'an answer was lost');
      await start(page).click();
      await expect.poll(() => lost.length).toBe(2);
      await page.reload();
      // The set is rendered meanwhile.
      await expect(page.getByText('We do not know whether this set has started')).toBeVisible({ timeout: 60_000 });
      await start(page).click();
      await expect(page).toHaveURL(new RegExp(`/job-status/${lost[0]?.id}$`));
      expect(lost.map(({ id }) => id)).toEqual([lost[0]?.id, lost[0]?.id]);
      expect(await jobsOf(seller)).toEqual([lost[0]?.id]);
      await stop(seller, lost[0]?.id ?? '');
    },
  );
}

test('a changed set is another set; the last credit of a lost one is not charged again', nightly, async ({ page }) => {
  const seller = await enterAsSeller(page, 'changed@example.com');
  await prepareSet(page);
  const lost = await loseAnswers<{ id: string }>(page, '**/api/jobs', 'connection', 2);
  await start(page).click();
  await expect.poll(() => lost.length).toBe(1);
  const hint = page.getByText('We do not know whether this set has started');
  await expect(hint).toBeVisible();
  await page.getByLabel('What is it?').fill('A pump dispenser.');
  await expect(hint).toHaveCount(0);
  await start(page).click();
  await expect.poll(() => lost.length).toBe(2);
  expect(lost[1]?.id).not.toBe(lost[0]?.id);
  // Both credits are reserved now. The page offers the second set, not a payment for it.
  await page.reload();
  await expect(page.getByTestId('credits')).toContainText('0', { timeout: 60_000 });
  await expect(hint).toBeVisible();
  await start(page).click();
  await expect(page).toHaveURL(new RegExp(`/job-status/${lost[1]?.id}$`));
  expect(await jobsOf(seller)).toHaveLength(2);
  for (const { id } of lost) await stop(seller, id);
});

test('a checkout whose answer is lost is one purchase', async ({ page }) => {
  await enterAsSeller(page, 'checkout@example.com');
  await page.goto(`${server.url}/payment`);
  const lost = await loseAnswers<CheckoutStart>(page, '**/api/payments/one-time/create', 'connection', 1);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/one-time/create')),
    pay.click(),
  ]);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await answer.json()).toEqual(lost[0]);
});

test('credits spent elsewhere are refetched after the refusal, and payment is offered', nightly, async ({ page }) => {
  const seller = await enterAsSeller(page, 'stale@example.com');
  await prepareSet(page);
  await expect(page.getByTestId('credits')).toContainText('2');
  const { items } = await jsonOf<CallOut<'GET /images'>>(seller.call('GET /images'));
  const body = { image_ids: items.map(({ id }) => id), language: 'en' };
  for (let credit = 0; credit < 2; credit += 1) expect((await seller.call('POST /jobs', body)).status).toBe(201);
  await start(page).click();
  await expect(page.getByTestId('credits')).toContainText('0', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Pay .* and make my 20 pictures$/ })).toBeVisible();
  for (const id of await jobsOf(seller)) await stop(seller, id);
});
