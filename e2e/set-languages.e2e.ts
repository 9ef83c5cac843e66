import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Job } from '@vitrine/contract';
import { readIn, say, readersOf } from './account-steps.ts';
import { type ApiSeller, createSeller, samples, waitForJob } from './api.ts';
import { inspect } from './inspect.ts';
import { logIn } from './log-in.ts';
import type { ServerProcess } from './server.ts';
import { test } from './test.ts';
import { jsonOf } from './json-of.ts';

/** The texts of a finished set in another language: chosen, read, ordered over a broken connection, and shown when ready. */
const EMAIL = 'linguist@example.com';
/** The language each reader orders, and the search for it in the list. */
const ASKED = { en: { code: 'de', typed: 'Deutsch' }, ar: { code: 'fr', typed: 'Français' } } as const;
/** Enough that some pictures have texts. */
const MADE = 6;
const LONG_MS = 180_000;

let server: ServerProcess;
let seller: ApiSeller;
let jobId: string;
test.beforeAll(async ({ server: shared }) => {
  test.setTimeout(600_000);
  server = shared;
  seller = await createSeller(server.url, EMAIL);
  const photo = await seller.upload(path.join(samples, 'pump/photo.jpg'));
  const product_description = 'Verda hand wash, 300 ml. Vegan, refillable.';
  const order = { image_ids: [photo], language: 'en', category: 'beauty', product_description };
  jobId = (await jsonOf<Job>(seller.call('POST /jobs', order))).id;
  const countReady = ({ variations }: Job) => variations.filter(({ status }) => status === 'ready').length;
  await waitForJob(seller, jobId, (job) => countReady(job) >= MADE, 540_000);
  await seller.call(`POST /jobs/${jobId}/cancel`);
  await waitForJob(seller, jobId, ({ status, variations }) => {
    return status !== 'generating' && !variations.some((one) => one.status === 'rendering');
  });
});

const readJob = async (): Promise<Job> => await jsonOf<Job>(seller.call(`GET /jobs/${jobId}`));

/** Chooses a language by typing its own name. */
async function chooseLanguage(page: Page, typed: string): Promise<void> {
  await page.getByRole('dialog').first().locator('button[aria-haspopup]').click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  const { code, typed } = ASKED[locale];
  const words = (key: string) => say(locale, `results.languages.${key}`);

  test(`another language is chosen, read, ordered and shown (${locale}, ${screen})`, async ({ page }) => {
    await readIn(page, reader);
    await logIn(page, server.url, EMAIL, locale);
    await page.goto(`${server.url}/results/${jobId}`);
    const credits = await seller.balance();
    await page.getByRole('button', { name: words('add') }).click();
    const make = page.getByRole('button', { name: words('make') });
    await expect(make).toBeDisabled();
    await inspect(page, 'a language that is to be chosen');
    await chooseLanguage(page, typed);
    await expect(make).toBeEnabled();
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue(/\S/);
    await inspect(page, 'the words in a language');

    await page.route('**/languages', (route) => route.abort('connectionrefused'), { times: 1 });
    await make.click();
    await expect(page.getByText(say(locale, 'shell.connection.networkError'))).toBeVisible();
    await expect(make, 'nothing that was chosen is lost').toBeEnabled();
    await make.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const languages = page.getByRole('region', { name: words('title') });
    await expect(languages.getByRole('status')).toBeInViewport();
    // The new pictures are visible below it, also on a phone.
    await expect.poll(async () => (await languages.boundingBox())?.y).toBeLessThan(40);
    await inspect(page, 'a language that is made');

    const own = async () => (await readJob()).languages.find(({ language }) => language === code);
    const isThere = async () => (await own())?.progress;
    const total = (await own())?.variations.length ?? 0;
    expect(total).toBeGreaterThan(0);
    await expect.poll(isThere, { timeout: LONG_MS }).toEqual({ done: total, failed: 0, total });
    const addresses = (await own())?.variations.map(({ preview_url: address }) => address?.split('?')[0]) ?? [];
    for (const address of addresses) await expect(page.locator(`main img[src*="${address}"]`)).toHaveCount(1);
    expect(await seller.balance()).toBe(credits);
    await inspect(page, 'a language that is there');
  });
}
