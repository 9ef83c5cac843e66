import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { describe, expect, it } from 'vitest';
import { withFacts } from '../lib/content/operator.ts';

const folder = import.meta.dirname;
const pages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Every value of a file by its path: `sections.0.title`. */
function leaves(value: unknown, at = ''): [at: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, at === '' ? key : `${at}.${key}`));
}

const read = (page: string, locale: string): Map<string, unknown> =>
  new Map(leaves(JSON.parse(readFileSync(path.join(folder, page, `${locale}.json`), 'utf8'))));

/** Parts that a translation must keep: placeholders of facts and addresses of links. */
const fixed = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{\w+\}\}|\]\([^)]+\)/g)].map(([found]) => found).toSorted();

describe.each(pages)('%s', (page) => {
  const english = read(page, 'en');

  it('exists in every language and in no other', () => {
    expect(readdirSync(path.join(folder, page)).toSorted()).toEqual(
      INTERFACE_LOCALES.map((locale) => `${locale}.json`).toSorted(),
    );
  });

  it.each(INTERFACE_LOCALES)('has in %s every text of the English page, with the same facts and links', (locale) => {
    const own = read(page, locale);
    expect([...own.keys()]).toEqual([...english.keys()]);
    const empty = [...own].filter(([, text]) => typeof text === 'string' && text.trim() === '');
    expect(empty).toEqual([]);
    const different = [...own].filter(([at, text]) => String(fixed(text)) !== String(fixed(english.get(at))));
    expect(different).toEqual([]);
    const same = [...own].filter(([at, text]) => /(^|\.)(id|updated|sample)$/.test(at) && text !== english.get(at));
    expect(same).toEqual([]);
  });

  it.each(INTERFACE_LOCALES.filter((locale) => locale !== 'en'))('is translated into %s', (locale) => {
    const own = read(page, locale);
    const sentences = [...english].filter(([, text]) => typeof text === 'string' && text.split(' ').length > 5);
    expect(sentences.filter(([at, text]) => own.get(at) === text)).toEqual([]);
  });

  it.each(INTERFACE_LOCALES)('uses in %s only known facts', (locale) => {
    const open = [...read(page, locale)].filter(
      ([at, text]) => withFacts(String(text)).includes('{{') && !(page === 'pricing' && at === 'choose'),
    );
    expect(open).toEqual([]);
  });
});
