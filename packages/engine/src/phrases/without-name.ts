import { countColumns, countWords } from './count-text.ts';
import { tidyText } from './tidy-text.ts';

const MOST_COLUMNS = 52;
const LEAST_LEFT_WORDS = 2;
/** What joins a name with the rest of its phrase: « lámpara de suelo de ratán », « dreamcatcher (boho) in white ». */
const JOINT = /^(?:(?:\([^)]*\)|\/)\s*)+/u;
const OF: Readonly<Record<string, RegExp>> = {
  es: /^(?:de|del)\s+(?=\p{Ll}{4})/u,
  pt: /^(?:de|do|da)\s+(?=\p{Ll}{4})/u,
  it: /^(?:di|del|della)\s+(?=\p{Ll}{4})/u,
};

/** « Wax jacket mens size L » under the name « Wax jacket » repeats it: only the rest is printed. */
export function withoutName(text: string, name: string | null, language: string): string {
  if (name === null || !text.toLocaleLowerCase(language).startsWith(`${name.toLocaleLowerCase(language)} `))
    return text;
  const rest = text
    .slice(name.length)
    .trim()
    .replace(JOINT, '')
    .replace(OF[language] ?? /$^/u, '');
  // A rest with a function word or a verb is a fragment of a sentence.
  if (
    !/^\p{L}{4}|^\p{N}/u.test(rest) ||
    /^(?:with|from|that|made|mit|aus|avec|pour|con|para|per|met|van|voor|med|från|dla)(?!\p{L})/iu.test(rest)
  )
    return text;
  return countWords(rest, language) < LEAST_LEFT_WORDS || countColumns(rest) > MOST_COLUMNS
    ? text
    : tidyText(rest, language);
}

/** Maximum words beside a name that do not form a line. */
const MOST_BESIDE_NAME = 3;

/** Minimum words of a name without its brand by which it is recognised. */
const LEAST_OF_NAME = 3;

/**
 * « Handmade face oil 30 ml » with the name « face oil » is already printed above, and so is « exclusive brown wooden table » with the name
 * « CB2 brown wooden table ».
 */
export function isNameAgain(text: string, name: string | null, language: string): boolean {
  if (name === null) return false;
  const unbranded = name.slice(name.indexOf(' ') + 1);
  const known = countWords(unbranded, language) >= LEAST_OF_NAME ? unbranded : name;
  return (
    text.toLocaleLowerCase(language).includes(known.toLocaleLowerCase(language)) &&
    countWords(text, language) <= countWords(known, language) + MOST_BESIDE_NAME
  );
}
