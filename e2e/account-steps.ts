import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Job, OwnSession, Session } from '@vitrine/contract';
import { createSeller, PASSWORD } from './api.ts';
import { jsonOf } from './json-of.ts';

export type Locale = 'en' | 'ar';

/** A reader's screen: a language and a size. */
export const READERS = [
  { locale: 'en', screen: 'desk', viewport: { width: 1440, height: 900 } },
  { locale: 'ar', screen: 'phone', viewport: { width: 360, height: 740 } },
] as const;

/**
 * Who reads a story: one reader, and both in `npm run test:full`. Language and screen change how a page looks, which e2e/all-pages.e2e.ts checks for
 * every page; what a story does hardly depends on them.
 */
export const readersOf = (screen: (typeof READERS)[number]['screen']): readonly (typeof READERS)[number][] =>
  process.env['FULL_TESTS'] === '1' ? READERS : READERS.filter((reader) => reader.screen === screen);

export async function readIn(page: Page, { locale, viewport }: (typeof READERS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.getItem('language') ?? localStorage.setItem('language', '${locale}')`);
}

type Words = { [key: string]: Words | string | undefined };

/** The interface text at `key` (area and path), with its values filled in. */
export function say(locale: Locale, key: string, values: Record<string, string> = {}): string {
  const [area, ...path] = key.split('.');
  const file = new URL(`../packages/messages/${locale}/${area}.json`, import.meta.url);
  let words: Words | string | undefined = JSON.parse(readFileSync(file, 'utf8')) as Words;
  for (const part of path) words = typeof words === 'object' ? words[part] : undefined;
  if (typeof words !== 'string') throw new Error(`there is no text ${key} in ${locale}`);
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** A new seller with a confirmed address logs in and opens the studio. */
export async function enterStudio(page: Page, url: string, email: string): Promise<void> {
  await createSeller(url, email);
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await signUp(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 });
  await page.goto(`${url}/generate`);
}

/** Continues as a guest from the log-in to the studio. */
export async function enterAsGuest(page: Page, url: string, locale: Locale): Promise<void> {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: say(locale, 'auth.ways.guest') }).click();
  await expect(page).toHaveURL(/\/generate$/);
}

/** The set whose page is open, requested in the page's session. */
export async function openSetOf(page: Page, url: string): Promise<{ read(): Promise<Job>; cancel(): Promise<void> }> {
  await expect(page).toHaveURL(/\/job-status\//);
  const token = await page.evaluate<string>(
    "localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token')",
  );
  const address = `${url}/api/jobs/${page.url().split('/').at(-1)}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    read: async () => await jsonOf<Job>(fetch(address, { headers })),
    cancel: async () => expect((await fetch(`${address}/cancel`, { method: 'POST', headers })).status).toBe(200),
  };
}

/** The link of the newest e-mail to `email` with a link of `type`; waits for it. */
export async function linkOf(url: string, email: string, type: 'signup' | 'recovery'): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(email)}`, { headers });
    const { items } = await jsonOf<{ items: { links: string[] }[] }>(answer);
    link = items.flatMap(({ links }) => links).find((one) => one.includes(`type=${type}&`));
    return link;
  };
  await expect.poll(look).toBeDefined();
  return link ?? '';
}

/** Another session of the same seller, which only uses the API. */
export async function logInElsewhere(url: string, email: string, password: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
    },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = await jsonOf<Session>(answer);
  const ask = (name: string) => fetch(`${url}/api${name}`, { headers: { authorization: `Bearer ${access_token}` } });
  return {
    logIn: answer.status,
    status: async () => (await ask('/auth/verify')).status,
    sessions: async () => (await jsonOf<{ items: OwnSession[] }>(ask('/auth/sessions'))).items,
  };
}
