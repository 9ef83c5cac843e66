import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { partLanguages } from './part-languages.ts';

/** Holidays with their own decoration, by lexicon term. */
const FEASTS = {
  'occasion.christmas': 'christmas',
  'occasion.eid': 'eid',
  'occasion.diwali': 'diwali',
  'occasion.hanukkah': 'hanukkah',
  'occasion.lunar-new-year': 'lunar_new_year',
  'occasion.easter': 'easter',
  'occasion.valentines': 'valentines',
  'occasion.mothers-day': 'mothers_day',
  'occasion.halloween': 'halloween',
  'occasion.black-friday': 'black_friday',
} as const;

export type Feast = (typeof FEASTS)[keyof typeof FEASTS];

const isFeast = (id: string): id is keyof typeof FEASTS => id in FEASTS;

/**
 * The holiday in a description, in its own language, the pictures' or English: the first one named, because two are never mixed.
 * Null without one: then it is a season, or nothing.
 */
export function nameFeast(description: string, language: string): Feast | null {
  const text = description.normalize('NFC');
  const languages = new Set([...partLanguages(text, language).map((part) => part.language), language, 'en']);
  const named = [...languages]
    .flatMap((code) => {
      const lexicon = lexiconOf(code);
      return lexicon === null ? [] : findTerms(text, lexicon);
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .find(({ id }) => isFeast(id));
  return named !== undefined && isFeast(named.id) ? FEASTS[named.id] : null;
}

/** A holiday's label in a language: « For Easter »; empty if the lexicon has no word for it. */
export function nameOfFeast(feast: Feast, language: string): string {
  const [id = ''] = Object.entries(FEASTS).find(([, one]) => one === feast) ?? [];
  return lexiconOf(language)?.printed.get(id) ?? '';
}
