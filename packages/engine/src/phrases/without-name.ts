import { countColumns, countWords } from './count-text.ts';
import { tidyText } from './tidy-text.ts';

const MOST_COLUMNS = 52;
const LEAST_LEFT_WORDS = 2;

/** « Wax jacket mens size L » under the name « Wax jacket » says it twice: what stands behind the name is told alone. */
export function withoutName(text: string, name: string | null, language: string): string {
  if (name === null || !text.toLocaleLowerCase(language).startsWith(`${name.toLocaleLowerCase(language)} `))
    return text;
  const rest = text.slice(name.length).trim();
  // What goes on with a small word or a verb is a sentence, and would be torn.
  if (
    !/^\p{L}{4}|^\p{N}/u.test(rest) ||
    /^(?:with|from|that|made|mit|aus|avec|pour|con|para|per|met|van|voor|med|från|dla)(?!\p{L})/iu.test(rest)
  )
    return text;
  return countWords(rest, language) < LEAST_LEFT_WORDS || countColumns(rest) > MOST_COLUMNS
    ? text
    : tidyText(rest, language);
}

/** Words beside a name that make no line of their own. */
const MOST_BESIDE_NAME = 3;

/** « Handmade face oil 30 ml » where « face oil » is the name: it stands above. */
export const isNameAgain = (text: string, name: string | null, language: string): boolean =>
  name !== null &&
  text.toLocaleLowerCase(language).includes(name.toLocaleLowerCase(language)) &&
  countWords(text, language) <= countWords(name, language) + MOST_BESIDE_NAME;
