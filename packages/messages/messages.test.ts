import { readdirSync, readFileSync } from 'node:fs';
import {
  CHANNEL_IDS,
  CREDIT_CAUSES,
  ERRORS,
  INTERFACE_LOCALES,
  PHOTO_WARNINGS,
  PRESET_IDS,
  STYLE_IDS,
  CATEGORY_IDS,
  UNFIT_REASONS,
} from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { locales, translate, translateCounted } from './index.ts';

type Tree = { [key: string]: string | Tree };
const areas = readdirSync(`${import.meta.dirname}/en`);

const read = (locale: string, area: string): Map<string, string> => {
  const leaves = new Map<string, string>();
  const walk = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') leaves.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  walk(JSON.parse(readFileSync(`${import.meta.dirname}/${locale}/${area}`, 'utf8')) as Tree, '');
  return leaves;
};

/** Arabic has six plural forms where English has two: compare the messages, not the number of their forms. */
const meaning = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const meanings = (leaves: Map<string, string>) => [...new Set([...leaves.keys()].map(meaning))].toSorted();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

it('has a folder for every interface language, and English first', () => {
  expect(locales.toSorted()).toEqual(INTERFACE_LOCALES.toSorted());
  expect(locales[0]).toBe('en');
});

describe.each(locales)('%s', (locale) => {
  it('has the same areas as English', () => {
    expect(readdirSync(`${import.meta.dirname}/${locale}`)).toEqual(areas);
  });

  it.each(areas)('%s has the same messages as English, with the same placeholders', (area) => {
    const english = read('en', area);
    const leaves = read(locale, area);
    expect(meanings(leaves)).toEqual(meanings(english));
    const blank = [...leaves].filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
    const wrong = [...leaves].filter(([key, text]) => {
      const wanted = placeholders(english.get(key) ?? english.get(`${meaning(key)}_other`) ?? '');
      const given = placeholders(text);
      // "One photo" may omit its number.
      const optional = /_(zero|one|two)$/.test(key);
      return given.some((name) => !wanted.includes(name)) || (!optional && given.length !== wanted.length);
    });
    expect(wrong).toEqual([]);
  });

  it.each(areas)('%s has every plural form of the language', (area) => {
    const leaves = read(locale, area);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const counted = [...leaves.keys()].filter((key) => meaning(key) !== key).map(meaning);
    // "many" is for compact millions in French and Spanish: i18next falls back to "other".
    const needed = locale === 'ar' ? forms : forms.filter((form) => form !== 'many');
    const missing = counted.flatMap((key) => needed.map((form) => `${key}_${form}`)).filter((key) => !leaves.has(key));
    expect(missing).toEqual([]);
  });
});

it('has a message for every code, cause, warning, style, category, preset and verdict of the contract', () => {
  expect([...read('en', 'errors.json').keys()].toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  expect([...read('en', 'credits.json').keys()].toSorted()).toEqual(CREDIT_CAUSES.toSorted());
  expect([...read('en', 'warnings.json').keys()].toSorted()).toEqual(PHOTO_WARNINGS.toSorted());
  expect([...read('en', 'presets.json').keys()].toSorted()).toEqual(PRESET_IDS.toSorted());
  const verdicts = [...CHANNEL_IDS.map((id) => `channels.${id}`), ...UNFIT_REASONS.map((id) => `reasons.${id}`)];
  expect([...read('en', 'checks.json').keys()]).toEqual(expect.arrayContaining(verdicts));
  expect([...read('en', 'categories.json').keys()].toSorted()).toEqual(CATEGORY_IDS.toSorted());
  expect([...read('en', 'styles.json').keys()].toSorted()).toEqual(
    STYLE_IDS.flatMap((id) => [`${id}.description`, `${id}.name`]).toSorted(),
  );
});

describe('translate', () => {
  it('fills placeholders', () => {
    expect(translate('de', 'rejections.file_too_large', { filename: 'tasse.png' })).toBe(
      '„tasse.png“ ist größer als 10 MB.',
    );
  });

  it('leaves a placeholder without a value in place', () => {
    expect(translate('en', 'rejections.file_too_large')).toContain('{{filename}}');
  });

  it('falls back to English for an unknown language', () => {
    expect(translate('xx' as 'en', 'errors.not_found')).toBe(translate('en', 'errors.not_found'));
  });
});

describe('translateCounted', () => {
  it.each([
    ['en', 1, 'The link works once, within one hour.'],
    ['en', 48, 'The link works once, within 48 hours.'],
    ['fr', 1_000_000, 'Le lien est valable une seule fois, pendant 1000000 heures.'],
    ['ar', 2, 'يعمل الرابط لمدة ساعتين ولمرة واحدة فقط.'],
    ['ar', 3, 'يعمل الرابط لمدة 3 ساعات ولمرة واحدة فقط.'],
    ['ar', 48, 'يعمل الرابط لمدة 48 ساعة ولمرة واحدة فقط.'],
  ] as const)('says in %s what %i is', (locale, count, words) => {
    expect(translateCounted(locale, 'emails.confirm.expiry', count)).toBe(words);
  });
});
