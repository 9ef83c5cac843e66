import { lexiconOf, type Lexicon } from './lexicon.ts';
import { printCountry } from './read-origin.ts';
import { printQuantity } from './print-quantity.ts';
import type { Fact } from './fact.ts';

/** Between a part and what it is made of. */
const COLON: Readonly<Record<string, string>> = { fr: ' : ', ja: '：', 'zh-Hans': '：', 'zh-Hant': '：' };

/** A fact as a label of a product page in a language; null where the language has no word for it. */
export function printFact(fact: Fact, language: string): string | null {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return null;
  const { id, part, quantity, country, mark } = fact;
  if (mark !== null) return id === null ? mark : (lexicon.printed.get(id) ?? '{}').replace('{}', mark);
  if (id === null) return quantity === null ? null : printQuantity(quantity, lexicon);
  const term = lexicon.printed.get(id);
  if (term === undefined) return null;
  if (country !== null) return term.replace('{}', printCountry(country, language));
  if (part !== null) {
    const name = lexicon.printed.get(part);
    return name === undefined ? null : `${name}${COLON[language] ?? ': '}${inTheMiddle(term, lexicon)}`;
  }
  if (quantity === null) return term.includes('{') ? null : term;
  if (quantity.unit === 'unit.percent') return `${printQuantity(quantity, lexicon)} ${inTheMiddle(term, lexicon)}`;
  if (term.includes('{#}')) return term.replace('{#}', printQuantity({ ...quantity, unit: null }, lexicon));
  return term.replace('{}', printQuantity(quantity, lexicon));
}

/** Small after the first word, but for German nouns and abbreviations. */
function inTheMiddle(term: string, { language }: Lexicon): string {
  if (language === 'de' || /^\p{Lu}{2}/u.test(term)) return term;
  const [first = ''] = term;
  return first.toLocaleLowerCase(language) + term.slice(first.length);
}
