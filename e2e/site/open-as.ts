import type { Browser, BrowserContext } from '@playwright/test';
import type { Visitor } from './routes.ts';
import type { Site } from './seed-site.ts';

interface Screen {
  locale: string;
  width: number;
  height: number;
}

/** A visitor's browser, signed in unless the visitor is anonymous, in a language and with reduced motion. */
export async function openAs(
  browser: Browser,
  site: Site,
  visitor: Visitor,
  screen: Screen,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  const { locale, width, height } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  const session = visitor === 'stranger' ? {} : site.sessions[visitor];
  const { access_token, refresh_token, token_expires_at } = session as Partial<(typeof site.sessions)['seller']>;
  const stored = {
    language: locale,
    ...(access_token !== undefined && { access_token, refresh_token, token_expires_at, remember_me: true }),
  };
  await context.addInitScript(
    `Object.entries(${JSON.stringify(stored)}).forEach(([key, value]) => localStorage.setItem(key, value))`,
  );
  await context.addCookies([{ name: 'language', value: locale, url: site.server.url }]);
  return context;
}
