import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { CreateJobBody, Job } from '@vitrine/contract';
import { readIn, say, signUp, readersOf } from './account-steps.ts';
import { type ApiSeller, createSeller, PASSWORD, samples } from './api.ts';
import { inspect } from './inspect.ts';
import { pressEnter } from './keyboard.ts';
import type { ServerProcess } from './server.ts';
import { test } from './test.ts';
import { jsonOf } from './json-of.ts';

/** The list of a seller's sets, by pointer and by keyboard. Sets that are cancelled at once cost nothing and are listed at once. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const SETS: Omit<CreateJobBody, 'image_ids'>[] = [
  { product_description: 'Garden bench', category: 'garden', language: 'en' },
  { product_description: 'Tasse à café-crème', category: 'kitchen', language: 'fr' },
  { product_description: 'Blue lamp', category: 'home', language: 'en' },
];

async function makeSets(seller: ApiSeller): Promise<void> {
  const photo = await seller.upload(path.join(samples, 'mug/photo.jpg'));
  for (const set of SETS) {
    const { id } = await jsonOf<Job>(seller.call('POST /jobs', { ...set, image_ids: [photo] }));
    expect((await seller.call(`POST /jobs/${id}/cancel`)).status).toBe(200);
  }
}

const cards = (page: Page) => page.locator('main [data-set]');
const names = async (page: Page) => (await cards(page).locator('bdi').allTextContents()).map((name) => name.trim());

for (const reader of readersOf('phone')) {
  test(`sets are searched, filtered, deleted and restored in ${reader.locale} on a ${reader.screen}`, async ({
    page,
  }) => {
    const words = (key: string, values?: Record<string, string>) => say(reader.locale, key, values);
    const email = `shelves-${reader.locale}@example.com`;
    await makeSets(await createSeller(server.url, email));
    await readIn(page, reader);
    await page.goto(`${server.url}/my-images?query=CAFE`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signUp(page, email, PASSWORD);

    await test.step('the requested address is kept, and the search ignores accents', async () => {
      await expect(page).toHaveURL(`${server.url}/my-images?query=CAFE`);
      await expect.poll(() => names(page)).toEqual(['Tasse à café-crème']);
      await page.getByRole('textbox').press('Escape');
      await expect(cards(page)).toHaveCount(3);
      await expect(page).toHaveURL(`${server.url}/my-images`);
      await inspect(page, 'my pictures');
    });

    await test.step('Back undoes a choice', async () => {
      const open = page.locator('main button[aria-expanded=false]');
      if (await open.isVisible()) await open.click();
      await page.getByLabel(words('sets.filter.category')).selectOption('kitchen');
      await expect(cards(page)).toHaveCount(1);
      await page.getByLabel(words('sets.filter.language')).selectOption('en');
      await expect(page.getByText(words('sets.nothing.title'))).toBeVisible();
      await inspect(page, 'nothing found');
      await page.goBack();
      await page.reload();
      await expect.poll(() => names(page)).toEqual(['Tasse à café-crème']);
      await page.goBack();
      await expect(cards(page)).toHaveCount(3);
    });

    await test.step('by keyboard: select, delete, undo', async () => {
      await cards(page).locator('a[data-opens]').first().focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('region', { name: words('sets.selection.label') })).toBeVisible();
      await inspect(page, 'a set is selected');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: words('sets.selection.label') })).toHaveCount(0);
      await page.keyboard.press('Delete');
      await expect.poll(() => names(page)).toEqual(['Tasse à café-crème', 'Garden bench']);
      await expect(cards(page).locator('a[data-opens]').first()).toBeFocused();
      await expect(page.getByText(words('sets.done.deleted_one'))).toBeVisible();
      await pressEnter(page, page.locator('[data-sonner-toast] button').first());
      await expect(cards(page)).toHaveCount(3);
    });

    await test.step('a deleted set can be restored, and is removed for good only after a confirmation', async () => {
      const name = 'Garden bench';
      await page.getByRole('button', { name: words('sets.card.deleteNamed', { name }) }).click();
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole('link', { name: words('sets.deleted') }).click();
      await expect.poll(() => names(page)).toEqual([name]);
      await inspect(page, 'recently deleted');
      await page.getByRole('button', { name: words('sets.card.forGoodNamed', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('sets.forGood.keep') })
        .click();
      await page.getByRole('button', { name: words('sets.card.restoreNamed', { name }) }).click();
      await expect(page.getByText(words('sets.emptyShelf.title'))).toBeVisible();
      await page.getByRole('link', { name: words('sets.all'), exact: true }).click();
      await expect(cards(page)).toHaveCount(3);
    });

    await test.step('its photos start another set, and the dashboard shows the next step', async () => {
      const name = 'Garden bench';
      await page.getByRole('link', { name: words('sets.card.againNamed', { name }) }).click();
      await expect(page).toHaveURL(`${server.url}/generate`);
      await expect(page.getByRole('textbox').filter({ hasText: name })).toBeVisible();
      await expect(page.getByRole('list', { name: words('studio.upload.list') }).getByRole('listitem')).toHaveCount(1);
      await page.goto(`${server.url}/dashboard`);
      const next = page.getByRole('region', { name: words('sets.next.label') });
      await expect(next.getByRole('link').first()).toHaveAttribute('href', '/generate');
      await inspect(page, 'the dashboard');
    });
  });
}
