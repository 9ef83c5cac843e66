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
    if (name !== undefined && !fitsPart(term, { id, part: name, language })) return null;
    return name === undefined ? null : `${name}${COLON[language] ?? ': '}${inTheMiddle(term, lexicon, id)}`;
  }
  if (quantity === null) return term.includes('{') ? null : term;
  if (quantity.unit === 'unit.percent' && !term.includes('{'))
    return `${printQuantity(quantity, lexicon)} ${inTheMiddle(term, lexicon, id)}`;
  if (term.includes('{#}')) return term.replace('{#}', printQuantity({ ...quantity, unit: null }, lexicon));
  return term.replace('{}', printQuantity(quantity, lexicon));
}

/** Languages whose adjectives agree in gender and number. */
const AGREES = new Set('fr es it pt ro pl cs ru uk el ar he hi ur sv da nb'.split(' '));
/** Adjectives with one form for all genders, and parts in the singular. */
const SAME_FORM: Readonly<Record<string, readonly [adjective: RegExp, one: RegExp]>> = {
  fr: [/[bp]le$/u, /[^sx]$/u],
  es: [/e$/u, /[^s]$/u],
  pt: [/(?:vel|e)$/u, /[^s]$/u],
  it: [/e$/u, /[ao]$/u],
};

/** Whether a term can follow a part uninflected: « Bandeja: extraíble », but not « Sangle : rembourré ». A noun always can. */
function fitsPart(term: string, { id, part, language }: Record<'id' | 'part' | 'language', string>): boolean {
  if (id.startsWith('material.') || !AGREES.has(language)) return true;
  const [adjective, one] = SAME_FORM[language] ?? [];
  return adjective?.test(term) === true && one?.test(part) === true;
}

/** Lower case after the first word, except German nouns and abbreviations. */
function inTheMiddle(term: string, { language }: Lexicon, id: string): string {
  if ((language === 'de' && id.startsWith('material.')) || /^\p{Lu}{2}/u.test(term)) return term;
  const [first = ''] = term;
  return first.toLocaleLowerCase(language) + term.slice(first.length);
}
