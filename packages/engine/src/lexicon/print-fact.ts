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
    if (name !== undefined && !fitsPart(term, { id, part: name, language })) return null;
    return name === undefined ? null : `${name}${COLON[language] ?? ': '}${inTheMiddle(term, lexicon, id)}`;
  }
  if (quantity === null) return term.includes('{') ? null : term;
  if (quantity.unit === 'unit.percent' && !term.includes('{'))
    return `${printQuantity(quantity, lexicon)} ${inTheMiddle(term, lexicon, id)}`;
  if (term.includes('{#}')) return term.replace('{#}', printQuantity({ ...quantity, unit: null }, lexicon));
  return term.replace('{}', printQuantity(quantity, lexicon));
}

/** Languages whose adjectives take the gender and number of what they are said of. */
const AGREES = new Set('fr es it pt ro pl cs ru uk el ar he hi ur sv da nb'.split(' '));
/** Adjectives that are the same for every gender, and parts that there is one of. */
const SAME_FORM: Readonly<Record<string, readonly [adjective: RegExp, one: RegExp]>> = {
  fr: [/[bp]le$/u, /[^sx]$/u],
  es: [/e$/u, /[^s]$/u],
  pt: [/(?:vel|e)$/u, /[^s]$/u],
  it: [/e$/u, /[ao]$/u],
};

/** Whether a term can stand behind a part as it is: « Bandeja: extraíble », but no « Sangle : rembourré ». A noun always can. */
function fitsPart(term: string, { id, part, language }: Record<'id' | 'part' | 'language', string>): boolean {
  if (id.startsWith('material.') || !AGREES.has(language)) return true;
  const [adjective, one] = SAME_FORM[language] ?? [];
  return adjective?.test(term) === true && one?.test(part) === true;
}

/** Small after the first word, but for German nouns and abbreviations. */
function inTheMiddle(term: string, { language }: Lexicon, id: string): string {
  if ((language === 'de' && id.startsWith('material.')) || /^\p{Lu}{2}/u.test(term)) return term;
  const [first = ''] = term;
  return first.toLocaleLowerCase(language) + term.slice(first.length);
}
