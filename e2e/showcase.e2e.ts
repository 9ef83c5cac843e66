import { type Browser, expect, type Page } from '@playwright/test';
import type { ServerProcess } from './server.ts';
import { nightly, PROMO_ENDS_AT, test } from './test.ts';

/** The start page below the fold and the galleries, as a new visitor uses them. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const stage = (page: Page, product: string) => page.getByRole('article', { name: product });
/** The style shown large. */
const shownIn = (page: Page, product: string) =>
  stage(page, product).locator('button[aria-pressed=true]').getAttribute('aria-label');

async function openAt(browser: Browser, address: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ locale: 'en', ...options });
  const page = await context.newPage();
  await page.clock.install({ time: PROMO_ENDS_AT.getTime() - 90 * 60_000 });
  await page.goto(`${server.url}${address}`);
  return { context, page };
}

/** Scrolls to the part below the fold and waits until its scripts run. */
async function wake(page: Page): Promise<void> {
  const before = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.locator('#showcase').scrollIntoViewIfNeeded();
  await expect(page.getByRole('timer')).toHaveCount(1);
  const after = await page.evaluate<number>('document.documentElement.scrollHeight');
  expect(Math.abs(after - before), 'nothing jumps when it comes alive').toBeLessThanOrEqual(2);
}

test('the start page is complete without script', async ({ browser }) => {
  const { context, page } = await openAt(browser, '/', { javaScriptEnabled: false });
  for (const id of ['how-it-works', 'showcase', 'features', 'styles', 'pricing', 'what'])
    await expect(page.locator(`#${id}`), id).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.locator('#styles ol > li')).toHaveCount(20);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await context.close();
});

test(
  'styles change after five seconds, staggered by a second per product, and never under the pointer',
  nightly,
  async ({ browser }) => {
    const { context, page } = await openAt(browser, '/');
    await wake(page);
    await page.mouse.move(0, 0);
    // From here time advances only by these steps, however slow the machine; the cycles started shortly before.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 500);
    for (let step = 0; step < 60 && (await shownIn(page, 'Hand wash')) !== 'Studio'; step++)
      await page.clock.runFor(100);
    expect(await shownIn(page, 'Hand wash')).toBe('Studio');
    await page.clock.runFor(800);
    expect(await shownIn(page, 'Headphones')).toBe('White background');
    await page.clock.runFor(300);
    await expect.poll(() => shownIn(page, 'Headphones')).toBe('Studio');
    await stage(page, 'Hand wash').hover();
    await page.clock.runFor(12_000);
    expect(await shownIn(page, 'Hand wash')).toBe('Studio');

    await page.getByRole('button', { name: 'Pause' }).click();
    const held = await shownIn(page, 'Mug');
    await page.clock.runFor(30_000);
    expect(await shownIn(page, 'Mug')).toBe(held);
    await context.close();
  },
);

test(
  'the strip has five styles, is operated by keyboard, and stands still under reduced motion',
  nightly,
  async ({ browser }) => {
    const { context, page } = await openAt(browser, '/', { reducedMotion: 'reduce' });
    await wake(page);
    await page.clock.runFor(20_000);
    expect(await shownIn(page, 'Mug')).toBe('White background');
    const mug = stage(page, 'Mug');
    await expect(mug.locator('button[aria-pressed]')).toHaveCount(5);
    await mug.getByRole('button', { name: 'Next styles' }).focus();
    await page.keyboard.press('Enter');
    expect(await shownIn(page, 'Mug')).toBe('E-commerce angles');
    await mug.getByRole('button', { name: 'Previous styles' }).press('Enter');
    await mug.getByRole('button', { name: 'Previous styles' }).press('Enter');
    expect(await shownIn(page, 'Mug')).toBe('Mobile optimized');
    await context.close();
  },
);

test('the clock stops at the end of the offer', nightly, async ({ browser }) => {
  const { context, page } = await openAt(browser, '/');
  await wake(page);
  await expect(page.getByRole('timer')).toHaveText(/^01:(2\d|30):\d\d$/);
  await expect(page.getByText('The current offer ends when this clock stops.')).toBeVisible();
  await page.clock.fastForward('01:31:00');
  await expect(page.getByRole('timer')).toHaveText('00:00:00');
  await expect(page.getByText('The offer has ended.')).toBeVisible();
  await context.close();
});

test(
  'another language reaches what is below the fold, and so does a link from another page',
  nightly,
  async ({ browser }) => {
    const { context, page } = await openAt(browser, '/');
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Vier Produkte, vier Handyfotos' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Beispiele', exact: true }).first().click();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Funktionen' }).click();
    await expect(page.locator('#features')).toBeInViewport();
    await context.close();
  },
);

test('a picture is viewed beside its original, by keyboard, among those selected in the address', async ({
  browser,
}) => {
  const { context, page } = await openAt(browser, '/gallery?product=mug');
  await expect(page.getByText('Pictures shown: 20')).toBeVisible();
  await page.getByLabel('Style').selectOption('studio');
  await expect(page).toHaveURL(/\?product=mug&style=studio$/);
  await expect(page.getByText('Pictures shown: 1', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Product').selectOption('');
  await expect(page.getByText('Pictures shown: 80')).toBeVisible();

  const picture = page.getByRole('link', { name: /^Candle – Luxury positioning/ });
  await picture.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Luxury positioning Candle' });
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Feature callouts Candle' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await page.getByRole('link', { name: 'Transform Your Photos' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});
