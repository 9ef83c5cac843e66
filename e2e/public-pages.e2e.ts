import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { ServerProcess } from './server.ts';
import { nightlyIf, test } from './test.ts';

/** The public pages for new visitors, search engines and slow phones. */
let server: ServerProcess;
test.beforeAll(({ server: shared }) => void (server = shared));

const LOCALES = ['en', 'fr', 'es', 'de', 'ar'] as const;
type Locale = (typeof LOCALES)[number];
/** Address and content file, with the title's key if it is not `title`. */
const PAGES = {
  '/gallery': 'showcase',
  '/public-gallery': 'showcase#wallTitle',
  '/pricing': 'pricing',
  '/ecommerce': 'guide',
  '/results': 'customers',
  '/faq': 'faq',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/refunds': 'refunds',
} as const;

const titleOf = (page: string, locale: Locale): string => {
  const [name, key = 'title'] = page.split('#');
  const file = path.join(import.meta.dirname, `../apps/web/src/content/${name}/${locale}.json`);
  return String((JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)[key]);
};

/** A visitor whose browser prefers `locale`; console messages are collected. */
async function stranger(browser: Browser, locale: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ locale, javaScriptEnabled, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { context, page, complaints };
}

/** Opens a page and waits until its scripts run. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${server.url}${address}`);
  // The start page loads its scripts at the first interaction.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  const awake = `Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))`;
  await expect.poll(() => page.evaluate<boolean>(awake), { intervals: [50] }).toBe(true);
}

const language = (page: Page) =>
  page.evaluate<[string, string]>('[document.documentElement.lang, document.documentElement.dir]');

for (const locale of LOCALES) {
  test(
    `every page is in ${locale} without script`,
    nightlyIf(locale !== 'en' && locale !== 'ar'),
    async ({ browser }) => {
      const { context, page } = await stranger(browser, locale, false);
      for (const [address, content] of Object.entries(PAGES)) {
        await page.goto(`${server.url}${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        const title = titleOf(content, locale);
        await expect(page).toHaveTitle(`${title} · Vitrine`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const query = locale === 'en' ? '' : `?lang=${locale}`;
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', `${server.url}${address}${query}`);
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(LOCALES.length + 1);
      }
      await context.close();
    },
  );
}

test('a reading page requests its script after its first paint, and a press before it has started counts', async ({
  browser,
}) => {
  const { context, page, complaints } = await stranger(browser, 'en');
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: number[] = [];
  await page.route('**/assets/*.js', async (route) => {
    asked.push(await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint').length"));
    await released;
    await route.continue();
  });
  // A script that is requested early holds back the load event.
  await page.goto(`${server.url}/pricing`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((painted) => painted === 1)).toBe(true);
  await page.locator('header').getByRole('button').click();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a language chosen in the header stays, also in the server’s pages', async ({ browser }) => {
  const { context, page, complaints } = await stranger(browser, 'en');
  await open(page, '/terms');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('terms', 'de'));
  expect(await page.evaluate('localStorage.getItem("language")')).toBe('de');
  const html = await (await page.request.get(`${server.url}/privacy`)).text();
  expect(html).toContain('<html lang="de" dir="ltr"');

  await open(page, '/faq?lang=ar');
  expect(await language(page)).toEqual(['ar', 'rtl']);
  await open(page, '/pricing?lang=tlh');
  expect(await language(page)).toEqual(['ar', 'rtl']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a visitor whose language cookie was lost never sees another language', async ({ browser }) => {
  const { context, page, complaints } = await stranger(browser, 'en');
  await page.addInitScript(`localStorage.setItem('language', 'fr')`);
  await page.goto(`${server.url}/faq`);
  await expect(page.locator('body')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('faq', 'fr'));
  expect(await language(page)).toEqual(['fr', 'ltr']);
  const sent = await page.goto(`${server.url}/faq`);
  expect(await sent?.text()).toContain('<html lang="fr"');
  expect(complaints).toEqual([]);
  await context.close();
});

test('questions open with the keyboard', async ({ page }) => {
  await page.goto(`${server.url}/faq`);
  const question = page.locator('summary', { hasText: 'Which cards do you take?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Visa, Mastercard, American Express and Discover.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Visa, Mastercard, American Express and Discover.')).toBeHidden();
});

test('search engines find every page in every language, with structured data', async ({ page, request }) => {
  const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  for (const address of Object.keys(PAGES)) {
    for (const locale of LOCALES) {
      expect(addresses).toContain(`${server.url}${address}${locale === 'en' ? '' : `?lang=${locale}`}`);
    }
  }
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  expect(await (await request.get(`${server.url}/robots.txt`)).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const data = async (address: string) => {
    await page.goto(`${server.url}${address}`);
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  };
  expect(await data('/faq')).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.any(Array) });
  expect(await data('/pricing')).toMatchObject({
    '@type': 'Product',
    offers: [{ price: 19.99 }, {}, {}, { price: 9.99 }],
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(String(picture));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
