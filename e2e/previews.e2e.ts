import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { enterStudio, type Locale, openSetOf, readIn, say, readersOf } from './account-steps.ts';
import { samples } from './api.ts';
import { inspect } from './inspect.ts';
import type { ServerProcess } from './server.ts';
import { test } from './test.ts';

const PUMP = path.join(samples, 'pump/photo.jpg');
const MUG = path.join(samples, 'mug/photo.jpg');
const TEXTS = {
  en: {
    description: 'Verda hand wash. 300 ml, vegan, gentle on dry skin.',
    name: 'Verda hand wash',
    own: 'Morning soap',
  },
  ar: {
    description: 'غسول اليدين فيردا. 300 مل، نباتي، لطيف على البشرة الجافة.',
    name: 'غسول اليدين فيردا',
    own: 'صابون الصباح',
  },
} as const;

let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const nameField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: say(locale, 'generate.words.role.name'), exact: true });
const proofs = (page: Page, locale: Locale) =>
  page
    .getByRole('list', { name: say(locale, 'generate.previews.sheet') })
    .getByRole('button')
    .getByRole('img');

for (const reader of readersOf('phone')) {
  const { locale, screen } = reader;
  const words = TEXTS[locale];
  test(`a set’s texts and previews are shown before payment, and the set matches them (${locale}, ${screen})`, async ({
    page,
  }) => {
    const email = `reader-${locale}@example.com`;
    await readIn(page, reader);
    await enterStudio(page, server.url, email);

    await test.step('photos are reordered by keyboard, and the order is announced', async () => {
      let kept = 0;
      page.on('response', (answer) => {
        const isUpload = answer.request().method() === 'POST' && answer.url().endsWith('/api/images');
        if (isUpload && answer.status() === 201) kept += 1;
      });
      await page.getByTestId('file-input').setInputFiles([MUG, PUMP]);
      const tiles = page.getByRole('list', { name: say(locale, 'studio.upload.list') }).getByRole('listitem');
      const arrow = tiles
        .first()
        .getByRole('button', { name: say(locale, 'studio.upload.moveOn', { name: 'photo.jpg' }) });
      await arrow.focus();
      await page.keyboard.press('Enter');
      const said = say(locale, 'generate.order.moved', { name: 'photo.jpg', place: '2', total: '2' });
      await expect(page.getByText(said)).toBeAttached();
      await expect(tiles.nth(1).locator('[data-move=on]')).toBeFocused();
      // A photo whose upload is unfinished would not survive the reload below.
      await expect.poll(() => kept, { timeout: 60_000 }).toBe(2);
      await tiles
        .nth(1)
        .getByRole('button', { name: say(locale, 'studio.upload.remove', { name: 'photo.jpg' }) })
        .click();
      await expect(tiles).toHaveCount(1);
    });

    await test.step('the texts follow the description, except those the seller wrote', async () => {
      await page.getByLabel(say(locale, 'studio.description.label')).fill(words.description);
      await expect(nameField(page, locale)).toHaveValue(words.name);
      await expect(nameField(page, locale)).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await nameField(page, locale).fill(words.own);
      await page.getByLabel(say(locale, 'studio.description.label')).fill(`${words.description} ${words.description}`);
      await expect(nameField(page, locale)).toHaveValue(words.own);
      await page.reload();
      await expect(nameField(page, locale)).toHaveValue(words.own);
    });

    await test.step('all twenty previews appear by themselves, small and free', async () => {
      await expect(proofs(page, locale)).toHaveCount(20, { timeout: 120_000 });
      await inspect(page, `/generate with previews (${locale})`);
      await proofs(page, locale).first().click();
      const large = "document.querySelector('[role=dialog] img').naturalWidth";
      await expect.poll(() => page.evaluate(large)).toBe(512);
      await inspect(page, `a preview (${locale})`);
      await page.keyboard.press('Escape');
    });

    await test.step('only changed pictures are rendered again, with their texts beside them', async () => {
      // A picture's accessible name contains its texts, after the action.
      const picture = (style: string) =>
        page.getByRole('button', {
          name: say(locale, 'generate.previews.open', { style: say(locale, `styles.${style}.name`) }),
        });
      const sourceOf = (style: string) => picture(style).getByRole('img').getAttribute('src');
      const sheet = page.getByRole('list', { name: say(locale, 'generate.previews.sheet') });
      await expect(sheet).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
      const [banner, white] = [await sourceOf('hero_banner'), await sourceOf('white_bg')];
      const place = () => page.evaluate("document.querySelector('#previews ol').offsetTop");
      const before = await place();
      await picture('hero_banner').click();
      const viewer = page.getByRole('dialog');
      const call = viewer.getByRole('textbox', { name: say(locale, 'generate.words.role.call'), exact: true });
      await call.fill('Verda');
      await expect(page.locator('#previews ol')).toHaveAttribute('aria-busy', 'true');
      expect(await place(), 'the pictures stay where they are').toBe(before);
      await expect(viewer.getByRole('img')).not.toHaveAttribute('src', String(banner), { timeout: 60_000 });
      await inspect(page, `a preview and its words (${locale})`);
      await page.keyboard.press('Escape');
      await expect.poll(() => sourceOf('hero_banner')).not.toBe(banner);
      expect(await sourceOf('white_bg')).toBe(white);
    });

    // The paid set is made in one language only: a whole set takes as long as the rest of this test.
    if (locale !== 'en') return;
    await test.step('the paid picture carries the texts', async () => {
      const make = say(locale, 'studio.pay.start_other', { count: '20' });
      await page.getByRole('button', { name: make }).click();
      const set = await openSetOf(page, server.url);
      // The texts found on the picture's pixels; empty until it is ready.
      const bannerWords = async () => {
        const { variations } = await set.read();
        return variations.find(({ style }) => style === 'hero_banner')?.checks?.texts.map(({ text }) => text) ?? null;
      };
      await expect.poll(bannerWords, { timeout: 180_000, intervals: [1000] }).toContain(words.own);
      // The other pictures would slow down the next test.
      await set.cancel();
    });
  });
}
