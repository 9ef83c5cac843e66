import { readFileSync } from 'node:fs';
import type { InterfaceLocale } from '@vitrine/contract/limits';
import { directionOf } from './src/lib/i18n/languages.ts';

interface Words {
  shell: { nav: { generate: string; myImages: string } };
  site: { title: string; description: string };
}

function wordsOf<A extends keyof Words>(locale: InterfaceLocale, area: A): Words[A] {
  const file = new URL(`../../packages/messages/${locale}/${area}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words[A];
}

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** What a phone needs to install the site as an app (w3.org/TR/appmanifest), in a language. */
export function webManifest(locale: InterfaceLocale): string {
  const { nav } = wordsOf(locale, 'shell');
  const { title, description } = wordsOf(locale, 'site');
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('192.png', '192x192', 'any')] });
  return JSON.stringify({
    // The same app in each language.
    id: '/',
    name: `Vitrine – ${title}`,
    short_name: 'Vitrine',
    description,
    lang: locale,
    dir: directionOf(locale),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: '#faf8f5',
    background_color: '#faf8f5',
    categories: ['business', 'photo', 'shopping'],
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [shortcut(nav.generate, '/generate'), shortcut(nav.myImages, '/my-images')],
  });
}
