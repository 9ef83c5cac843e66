import { readFileSync } from 'node:fs';
import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

const page = offlinePage();

it.each(INTERFACE_LOCALES)('says in %s that the server cannot be reached', (locale) => {
  const file = new URL(`../../packages/messages/${locale}/shell.json`, import.meta.url);
  const { offline }: { offline: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const words of Object.values(offline)) expect(page).toContain(JSON.stringify(words));
});

it('needs no further files', () => {
  expect(page).not.toMatch(/src=|href=|url\(|@import/);
  expect(page.match(/<script/g)).toHaveLength(1);
});
