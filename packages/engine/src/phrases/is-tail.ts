import { countWords } from './count-text.ts';
import { phrasesOf } from './index.ts';
import { readTitle } from './read-title.ts';

const MOST_WORDS = 5;

/** « Size 6 black high rise 25 in »: the rest of a keyword title is a list of facts, not a line to print. */
export function isTail(text: string, title: string, language: string): boolean {
  if (countWords(text, language) <= MOST_WORDS || /[,،、]/u.test(text)) return false;
  const { commonWords, notNames } = phrasesOf(language);
  return readTitle(title, [...commonWords, ...notNames]) !== null;
}
