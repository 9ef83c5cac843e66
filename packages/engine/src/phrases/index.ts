import type { CategoryId } from '../identifiers.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CategoryPhrases, Phrases } from './phrases.ts';

/** Every language words can be set in; adding one is a file here and its fonts in type/fonts.ts. */
export const PHRASES: readonly Phrases[] = [ar, de, en, es, fr];

/** The phrases of a BCP 47 code: exact, then its main language, then English. */
export function phrasesOf(code: string): Phrases {
  const main = code.toLowerCase().split('-')[0];
  return (
    PHRASES.find(({ language }) => language.code === code) ??
    PHRASES.find(({ language }) => language.code === main) ??
    en
  );
}

export function categoryPhrases(phrases: Phrases, category: CategoryId | null): CategoryPhrases {
  return category ? phrases.categories[category] : phrases.any;
}
