import type { Word } from './fold-words.ts';
import type { Grammar } from './grammar.ts';

/** Letters of an article between a preposition and its noun: « für die Tasse ». */
const MOST_ARTICLE = 3;
/** Words of a postposition. */
const MOST_BEHIND = 2;

/** A noun among the words of a text: its first word, and the one behind its last. */
interface Place {
  at: number;
  end: number;
}

/**
 * Whether a noun only says what the product is for, or where it goes: « car » in « camera for the car », « רכב » in « מצלמה לרכב ». Something else
 * is named before it, or stands behind « for » where that follows its noun.
 * @param words of the text, folded
 */
export function isPurpose(words: readonly Word[], { at, end }: Place, { purpose, unspaced }: Grammar): boolean {
  if (purpose === undefined || unspaced === true) return false;
  const { before, prefix, behind } = purpose;
  const [word, one, other] = [words[at] ?? '', words[at - 1] ?? '', words[at - 2] ?? ''];
  if (behind?.test(words.slice(end, end + MOST_BEHIND).join(' ')) === true) return true;
  if (at > 0 && words[at - 1] !== null && prefix?.test(word) === true) return true;
  if (before === undefined) return false;
  const isBehindFor = before.test(one) || (one.length <= MOST_ARTICLE && before.test(other));
  const first = words.slice(0, at).findIndex((word) => word !== null && !/^\p{Nd}/u.test(word));
  return isBehindFor && first >= 0 && !before.test(words[first] ?? '');
}

/** The same in a language without spaces, of characters of a run: « 自転車 » in « 自転車用ライト ». */
export function isPurposeInRun(run: string, from: number, to: number, { purpose }: Grammar): boolean {
  if (purpose?.behind?.test(run.slice(to)) === true) return true;
  return purpose?.before?.test(run.slice(0, from)) === true;
}
