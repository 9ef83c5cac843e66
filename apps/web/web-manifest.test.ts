import path from 'node:path';
import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

interface Manifest {
  name: string;
  dir: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

it.each(INTERFACE_LOCALES)('has a name, shortcuts and icons of the stated sizes, in %s', async (locale) => {
  const manifest: Manifest = JSON.parse(webManifest(locale));
  expect(manifest).toMatchObject({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr', display: 'standalone' });
  for (const name of [manifest.name, ...manifest.shortcuts.map((shortcut) => shortcut.name)])
    expect(name).toMatch(/\S/);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join(import.meta.dirname, 'public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});
