// `npm run shots`: screenshots of every page in en and ar at three widths, with an overview: .cache/shots/index.html.
// `npm run shots -- /pricing /login` takes only these routes. The web must be built (npm run build).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openAs } from './open-as.ts';
import { sitePages } from './routes.ts';
import { seedSite } from './seed-site.ts';
import { addOperators } from '../operators.ts';
import { AS_INSTALLED, emptyDataDir, removeDataDir, startServer } from '../server.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/shots');
const LOCALES = ['en', 'ar'];
const WIDTHS = [360, 768, 1440];
const HEIGHT = 900;
const VISITORS = ['stranger', 'seller', 'admin'] as const;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Content below the fold loads when it is scrolled to. */
const SCROLL = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); }
  scrollTo(0, 0);
})()`;

async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => say(`${url} has no headline`));
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate(SCROLL);
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: true });
}

const fileOf = (route: string, locale: string, width: number): string =>
  `${route === '/' ? 'start' : route.slice(1).replaceAll(/[/:]+/g, '-')}.${locale}.${width}.png`;

/** All screenshots, one row per route. */
function sheet(routes: readonly string[]): string {
  const rows = routes.map((route) => {
    const cells = LOCALES.flatMap((locale) =>
      WIDTHS.map((width) => {
        const file = fileOf(route, locale, width);
        return `<a href="${file}"><img src="${file}" alt="${route} ${locale} ${width}" loading="lazy"></a>`;
      }),
    );
    return `<h2>${route}</h2><div>${cells.join('')}</div>`;
  });
  const style =
    'body{font:14px sans-serif;margin:2rem}div{display:flex;gap:8px;overflow-x:auto;align-items:flex-start}';
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}img{height:420px;border:1px solid #ccc}</style>${rows.join('')}`;
}

const wanted = process.argv.slice(2);
const pages = sitePages().filter(({ route }) => wanted.length === 0 || wanted.includes(route));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
say('Filling a site: an account, payments, a finished set');
const dataDir = await emptyDataDir();
const recoveryCodes = await addOperators(dataDir);
const server = await startServer({ dataDir, env: AS_INSTALLED });
const site = await seedSite(server, { finished: true, recoveryCodes });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const locale of LOCALES)
  for (const width of WIDTHS)
    for (const visitor of VISITORS) {
      const context = await openAs(browser, site, visitor, { locale, width, height: HEIGHT });
      const page = await context.newPage();
      for (const { route, address } of pages.filter((one) => one.visitor === visitor)) {
        say(`${locale} ${width} ${route}`);
        await shoot(page, site.server.url + address(site.things), fileOf(route, locale, width));
      }
      await context.close();
    }
await browser.close();
await server.stop();
await removeDataDir(dataDir);
await writeFile(path.join(FOLDER, 'index.html'), sheet(pages.map(({ route }) => route)));
say(`${pages.length * LOCALES.length * WIDTHS.length} pictures: ${path.join(FOLDER, 'index.html')}`);
