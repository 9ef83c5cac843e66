import {
  CATEGORY_IDS,
  DEFAULT_STYLE_IDS,
  INTERFACE_LOCALES,
  preset,
  PRESET_IDS,
  STYLE_IDS,
  VARIATIONS_PER_JOB,
} from '@vitrine/contract';
import { textLanguages } from '@vitrine/engine/catalogue';
import { describe, expect, it } from 'vitest';
import { listCategories } from './list-categories.ts';
import { listLanguages } from './list-languages.ts';
import { listPresets } from './list-presets.ts';
import { listStyles } from './list-styles.ts';

describe('styles', () => {
  it('are thirty, in display order, and twenty of them are the default of a job', () => {
    expect(listStyles('en').map(({ id }) => id)).toEqual(STYLE_IDS);
    const defaults = listStyles('en').filter((style) => style.default);
    expect(defaults.map(({ id }) => id)).toEqual(DEFAULT_STYLE_IDS);
    expect(defaults).toHaveLength(VARIATIONS_PER_JOB);
    expect(listStyles('de').find(({ id }) => id === 'white_bg')?.name).toBe('Weißer Hintergrund');
  });
});

describe('categories', () => {
  it.each(INTERFACE_LOCALES)('have a name in %s', (locale) => {
    expect(listCategories(locale).map(({ id }) => id)).toEqual(CATEGORY_IDS);
    expect(listCategories(locale).every(({ name }) => name !== '' && !name.startsWith('categories.'))).toBe(true);
  });
});

describe('presets', () => {
  it('are those of the contract, with their names', () => {
    expect(listPresets('en').map(({ id }) => id)).toEqual(PRESET_IDS);
    expect(listPresets('fr').map((each) => preset.parse(each))).toEqual(listPresets('fr'));
    expect(listPresets('de')[0]).toMatchObject({ name: 'Amazon, Hauptbild', size: { width: 2000, height: 2000 } });
  });
});

describe('languages', () => {
  const codes = (search: string, locale: 'en' | 'de' = 'en') => listLanguages(search, locale).map(({ code }) => code);

  it('are all listed without a search', () => {
    expect(codes('')).toEqual(textLanguages.map(({ code }) => code));
  });

  it.each(['arab', 'ARABIC', 'ar', 'العربية', ' Arabisch '])('are found by %s', (search) => {
    expect(codes(search, 'de')).toContain('ar');
  });

  it('are found without accents', () => {
    expect(codes('espanol')).toEqual(['es']);
  });

  it('are named in the language of the reader', () => {
    expect(listLanguages('fr', 'de').find(({ code }) => code === 'fr')).toEqual({
      code: 'fr',
      name: 'Französisch',
      native_name: 'Français',
      direction: 'ltr',
    });
  });

  it('are none when nothing matches', () => {
    expect(codes('klingon')).toEqual([]);
  });
});
