import { agreeWithPart } from './agree-with-part.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import { printCountry } from './read-origin.ts';
import { printQuantity } from './print-quantity.ts';
import type { Fact } from './fact.ts';

/** Separator between a part and its material. */
const COLON: Readonly<Record<string, string>> = { fr: ' : ', ja: '：', 'zh-Hans': '：', 'zh-Hant': '：' };

/** A fact as a label of a product page in a language; null if the language has no word for it. */
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
    if (name === undefined || (term.includes('{') && quantity === null)) return null;
    const agreed = agreeWithPart({ term, id, part: name, language });
    if (agreed === null) return null;
    const said = quantity === null ? agreed : agreed.replace('{}', printQuantity(quantity, lexicon));
    return `${name}${COLON[language] ?? ': '}${inTheMiddle(said, lexicon, id)}`;
  }
  if (quantity === null) return term.includes('{') ? null : term;
  if (quantity.unit === 'unit.percent' && !term.includes('{'))
    return `${printQuantity(quantity, lexicon)} ${inTheMiddle(term, lexicon, id)}`;
  if (term.includes('{#}')) return term.replace('{#}', printQuantity({ ...quantity, unit: null }, lexicon));
  return term.replace('{}', printQuantity(quantity, lexicon));
}

/** Lower case after the first word, except German nouns and abbreviations. */
function inTheMiddle(term: string, { language }: Lexicon, id: string): string {
  if ((language === 'de' && id.startsWith('material.')) || /^\p{Lu}{2}/u.test(term)) return term;
  const [first = ''] = term;
  return first.toLocaleLowerCase(language) + term.slice(first.length);
}
