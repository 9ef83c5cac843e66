import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { openAs } from './site/open-as.ts';
import { type SitePage, sitePages, type Visitor } from './site/routes.ts';
import { seedSite, type Site } from './site/seed-site.ts';
import { nightlyIf, test } from './test.ts';

/**
 * Every page of the site: on a phone nothing is wider than the screen, nothing shifts during loading, nothing moves under reduced motion,
 * and the console is empty. Each page is opened in English and in Arabic, a stranger's also in one of the other three languages in turn.
 * Axe runs in English on a desktop, and in both languages over the menus. In `npm run test:full` each page is opened in all five languages,
 * and axe also runs on a phone, in English and in Arabic: its findings depend on the size and the direction of the text.
 */
const isFullRun = process.env['FULL_TESTS'] === '1';
let site: Site;
test.beforeAll(async ({ server, operatorCodes }) => {
  test.setTimeout(240_000);
  site = await seedSite(server, { finished: false, recoveryCodes: operatorCodes });
});
test.afterAll(async () => {
  // A set that has ended refuses, which is fine.
  const headers = { authorization: `Bearer ${site.sessions.seller.access_token}` };
  await fetch(`${site.server.url}/api/jobs/${site.things.jobId}/cancel`, { method: 'POST', headers });
});

const LOCALES = ['en', 'fr', 'es', 'de', 'ar'] as const;
/** The languages of both directions, in which every page is opened. */
const ALWAYS: ReadonlySet<string> = new Set(['en', 'ar']);
const IN_TURN: readonly string[] = LOCALES.filter((locale) => !ALWAYS.has(locale));
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const MAX_SHIFT = 0.02;

/** Sums the unexpected layout shifts (web.dev/cls). */
const WATCH_SHIFTS = `window.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const MOVING = `document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getTiming().duration > 10).length`;

async function inspect(page: Page, name: string): Promise<void> {
  expect.soft(await findViolations(page), name).toEqual([]);
  await expectToFit(page, name);
}

async function expectToFit(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

async function judge(page: Page, { address: addressOf, leadsOn }: SitePage, locale: string): Promise<void> {
  const address = addressOf(site.things);
  const name = `${address} in ${locale}`;
  await page.setViewportSize(PHONE);
  await page.goto(site.server.url + address);
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => true)');
  if (!leadsOn)
    expect.soft(await page.evaluate<number>('window.shift'), `${name} jumps`).toBeLessThanOrEqual(MAX_SHIFT);
  expect.soft(await page.evaluate<number>(MOVING), `${name} moves`).toBe(0);
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', locale);
  if (!ALWAYS.has(locale)) return expectToFit(page, name);
  await (isFullRun ? inspect : expectToFit)(page, `${name} on a phone`);
  await page.setViewportSize(DESK);
  await (locale === 'en' ? inspect : expectToFit)(page, `${name} on a desk`);
}

/** The console's messages, except those about the missing page and those of the test runner. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!page.url().endsWith('/no-such-page') && !text.endsWith('blocked by Playwright'))
      complaints.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

/** The start page has the largest letters and is tested in all languages. */
function pagesFor(visitor: Visitor, locale: string): SitePage[] {
  return sitePages().filter((each, i) => {
    const isTurn = ALWAYS.has(locale) || isFullRun || each.route === '/';
    return each.visitor === visitor && (isTurn || IN_TURN[i % IN_TURN.length] === locale);
  });
}

async function open(visitor: Visitor, locale: string, context: BrowserContext) {
  await context.addInitScript(WATCH_SHIFTS);
  const page = await context.newPage();
  const complaints = listen(page);
  for (const one of pagesFor(visitor, locale)) await judge(page, one, locale);
  return { page, complaints };
}

for (const locale of LOCALES) {
  for (const visitor of ['stranger', 'seller', 'admin'] as const) {
    test(
      `every page of a ${visitor} in ${locale}`,
      nightlyIf(!ALWAYS.has(locale) && visitor !== 'stranger'),
      async ({ browser }) => {
        const context = await openAs(browser, site, visitor, { locale, ...PHONE });
        const { page, complaints } = await open(visitor, locale, context);
        expect(complaints).toEqual([]);
        if (ALWAYS.has(locale)) await (visitor === 'stranger' ? openMenus(page) : openAccountMenu(page));
        await context.close();
      },
    );
  }
}

for (const locale of LOCALES) {
  test(
    `the start page does not shift when its fonts load late, in ${locale}`,
    nightlyIf(!ALWAYS.has(locale)),
    async ({ browser }) => {
      const context = await openAs(browser, site, 'stranger', { locale, ...PHONE });
      await context.addInitScript(WATCH_SHIFTS);
      const page = await context.newPage();
      const seen = Promise.withResolvers<void>();
      let late = 0;
      await page.route('**/*.woff2', async (route) => {
        late += 1;
        await seen.promise;
        await route.continue();
      });
      await page.goto(site.server.url, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate(PAINTED);
      seen.resolve();
      const face = locale === 'ar' ? "'Noto Sans Arabic'" : "'Fraunces Variable'";
      await expect.poll(() => page.evaluate<boolean>(`document.fonts.check("400 20px ${face}", "ا a")`)).toBe(true);
      await page.evaluate(PAINTED);
      expect(late).toBeGreaterThan(0);
      expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(MAX_SHIFT);
      await context.close();
    },
  );
}

/** The layers over a public page: the picture, the menu and the languages. */
async function openMenus(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.server.url}/gallery`);
  await page.locator('main figure a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'the picture of the gallery');
  await page.keyboard.press('Escape');
  await page.locator('header summary').click();
  await inspect(page, 'the languages');
  await page.keyboard.press('Escape');
  await page.locator('header button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'the menu');
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/account`);
  await page.locator('header button[aria-haspopup=menu]').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inspect(page, 'the menu of the account');
}

test('a seller who loses the connection sees a page that reloads by itself', async ({ browser }) => {
  const context = await openAs(browser, site, 'seller', { locale: 'ar', ...PHONE }, 'allow');
  const page = await context.newPage();
  await page.goto(`${site.server.url}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  const title = await page.title();
  await context.setOffline(true);
  await page.goto(`${site.server.url}/subscription`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await inspect(page, 'the page without a connection');
  await page.goto(`${site.server.url}/account`);
  await context.setOffline(false);
  await expect(page).toHaveTitle(title);
  await context.close();
});
