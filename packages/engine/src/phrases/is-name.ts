import { grammarOf } from '../goods/grammar.ts';
import { findMaker } from '../goods/makers.ts';
import { countColumns, countWords } from './count-text.ts';
import { findName } from './find-name.ts';
import type { Phrases } from './phrases.ts';
import { holdsMeasure } from './read-title.ts';

const [MOST_NAME, MOST_NAME_WORDS] = [44, 6];
/** « Not just a bottle ». */
const DENIES = /^(?:not|no|never|nicht|kein\p{L}*|pas|non|niet|geen|não)\s/iu;
/** « 525 », « XT », « 32UN650K-W »: parts of a model. */
const CODE = /\p{Nd}|^\p{Lu}{2,}$/u;

/** Whether the beginning of a sentence is short enough for a name, and reads like one. */
export function isName(head: string, sentence: string, phrases: Phrases): boolean {
  const language = phrases.language.code;
  if (countColumns(head) < 2 || countColumns(head) > MOST_NAME || !/\p{L}/u.test(head)) return false;
  const maker = findMaker(head);
  const most = isUnspaced(head) ? 2 * MOST_NAME_WORDS : maker === null ? MOST_NAME_WORDS : MOST_NAME_WORDS + 1;
  if (countWords(head, language) > most && !isTitle(head, phrases)) return false;
  if (/[?!؟！？]["”»」]?$/u.test(sentence)) return false;
  if (holdsMeasure(head) && !((maker?.start === 0 || isUnspaced(head)) && isTitle(head, phrases))) return false;
  if (DENIES.test(head)) return false;
  const lower = head.toLocaleLowerCase(language);
  const { notNames, sentenceEnds } = phrases;
  const opens = (word: string): boolean =>
    isUnspaced(word) ? lower.startsWith(word) : lower.split(/[\s\u00a0]+/u)[0] === word;
  return !notNames.some(opens) && !sentenceEnds.some((end) => lower.endsWith(end));
}

/** « Napoleon ROGUE XT 525 SIB Gas Grill »: capitalised words and a model before the noun, where that comes last. */
function isTitle(head: string, { language: { code }, commonWords, notNames }: Phrases): boolean {
  const bare = head.replace(/\s[(（][^()（）]*[)）]$/u, '');
  if (grammarOf(code).head !== 'last' || findName(bare, code)?.end !== bare.length) return false;
  if (isUnspaced(bare)) return !/[，。、！]/u.test(bare);
  const words = bare.split(/[\s\u00a0]+/u).filter((word) => !CODE.test(word));
  const isSmall = (word: string): boolean => [...commonWords, ...notNames].includes(word.toLocaleLowerCase(code));
  return /^\p{Lu}/u.test(head) && words.length <= MOST_NAME_WORDS && !words.some(isSmall);
}

const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
