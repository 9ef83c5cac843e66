import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { listRoutes } from './list-routes.ts';
import { offlinePage } from './offline-page.ts';
import { NOT_FOUND, PRERENDERED, scriptTimeOf } from './src/app/public-pages.ts';
import { letScriptsComeLate } from './src/lib/late-start.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const FALLBACK = '__spa-fallback.html';

/** `messages-fr-site` → `/assets/messages-fr-site-1b2c.js`. */
async function assetNames(client: string): Promise<(name: string) => string | undefined> {
  const files = (await readdir(path.join(client, 'assets'))).filter((file) => file.endsWith('.js'));
  const byName = new Map(files.map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), `/assets/${file}`]));
  return (name) => byName.get(name);
}

/**
 * Preloads a page's texts in parallel with its scripts. Both have a lower priority than style, fonts and pictures: a page can be
 * read before it can be clicked.
 */
function addPreloads(html: string, addresses: readonly (string | undefined)[]): string {
  const links = addresses
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="modulepreload" href="${href}"/>`);
  return html
    .replace('</head>', `${links.join('')}</head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/**
 * Makes every prerendered page, and the fallback page for all other addresses, in each language: `fr/terms/index.html`. React
 * Router prerenders them once; its files are removed, because the server chooses by language.
 */
export const buildPages: NonNullable<Config['buildEnd']> = async ({ reactRouterConfig: { buildDirectory } }) => {
  const client = path.join(buildDirectory, 'client');
  const entry = pathToFileURL(path.join(buildDirectory, 'server/index.js')).href;
  const build = (await import(/* @vite-ignore */ entry)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const addressOf = await assetNames(client);

  const make = async (locale: string, address: string, file: string): Promise<void> => {
    const headers = { 'x-language': locale, ...(file === FALLBACK && { 'X-React-Router-SPA-Mode': 'yes' }) };
    const answer = await handle(new Request(`http://localhost${address}`, { headers }));
    if (answer.status !== 200) throw new Error(`${address} in ${locale} could not be made: ${answer.status}`);
    const files = (answer.headers.get('x-files') ?? '').split(',');
    const target = path.join(client, locale, file);
    await mkdir(path.dirname(target), { recursive: true });
    const html = addPreloads(await answer.text(), files.map(addressOf));
    const time = file === FALLBACK ? 'at once' : scriptTimeOf(address);
    await writeFile(target, time === 'at once' ? html : letScriptsComeLate(html, time));
  };

  await Promise.all(
    [FALLBACK, ...[...PRERENDERED, NOT_FOUND].map((page) => `.${page}/index.html`)].map((file) =>
      rm(path.join(client, file), { force: true }),
    ),
  );
  for (const locale of INTERFACE_LOCALES) {
    // Sequential: the files that a page uses are recorded while it is rendered.
    for (const page of PRERENDERED) await make(locale, page, path.join(page, 'index.html'));
    await make(locale, NOT_FOUND, '__not-found.html');
    await make(locale, '/', FALLBACK);
    await writeFile(path.join(client, `manifest-${locale}.webmanifest`), webManifest(locale));
  }
  await writeFile(path.join(client, 'routes.json'), JSON.stringify(listRoutes(build.routes)));
  await writeFile(path.join(client, 'offline.html'), offlinePage());
  await writeFile(path.join(client, 'sitemap.xml'), sitemap());
  await writeFile(path.join(client, 'robots.txt'), robots());
};
