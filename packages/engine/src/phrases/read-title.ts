import { countColumns } from './count-text.ts';

/** Empty sales words, and the condition: not part of a name. */
const JUNK =
  /(?<![\p{L}\p{N}])(?:brand[- ]new|new|nwt|l@@k|look|hot|sale|rare|wow|free\s+(?:shipping|p&p|delivery)|fast\s+(?:shipping|delivery)|us\s+seller|best\s+price|neu|ovp|gratis\s+versand|versandkostenfrei|neuf|livraison\s+gratuite|nuevo|envío\s+gratis|nuovo|novo)(?![\p{L}\p{N}])|[!★☆♥✨🔥|*~]+/giu;
const UNIT = 'cm|mm|m|km|in|inch(?:es)?|ft|ml|cl|l|oz|kg|g|lbs?|w|v|mah|gb|tb|pcs|pack';
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{Nd}[\p{Nd}.,]*(?:\s*[xх×–-]\s*\p{Nd}[\p{Nd}.,]*){0,2}\s?(?:${UNIT})(?![\p{L}\p{N}])`,
  'giu',
);
const LEADING = new RegExp(String.raw`^(?:(?:${JUNK.source})[\s:,-]*)+`, 'iu');

/** A line without sales words before its name: « NEU », « BRAND NEW! ». */
export const withoutJunk = (line: string): string => line.replace(LEADING, '');

/** Whether it contains a size in the middle: then it is a title, not a name. */
export function holdsMeasure(text: string): boolean {
  return Array.from(text.matchAll(MEASURE)).some(({ 0: found, index }) => index + found.length < text.trimEnd().length);
}

/** Accessories: « w/ padded bag » does not describe a guitar. */
const WITH = /\s+(?:w\/|with|incl(?:\.|uding|udes)?|inkl\.?|mit)\s+/iu;
/** The last words before an accessory or a dash belong together: « … Nylon Strings ». */
const LAST_WORDS = 2;
const MOST_COLUMNS = 44;
const MOST_WORDS = 6;
/** Words from which a line is a keyword title rather than a name. */
const LEAST_WORDS = 7;
/** Maximum share of function words: a title has hardly any. */
const MOST_SMALL = 0.2;

/** A marketplace title: keywords without grammar. */
export interface Title {
  name: string;
  /** Sizes and amounts in it. */
  measures: string[];
  /** Accessories, the words after its name, and parts after dashes and bars. */
  pieces: string[];
}

/**
 * Parses a line as a marketplace title; null if it is a sentence, or short enough for a name.
 * @param isThing whether a word alone names a product
 */
export function readTitle(
  line: string,
  smallWords: readonly string[],
  isThing: (word: string) => boolean = () => false,
): Title | null {
  if (/[.!?]\s+\p{L}/u.test(line)) return null;
  const words = line.trim().split(/\s+/u);
  if (words.length < LEAST_WORDS) return null;
  const small = words.filter((word) => smallWords.includes(word.toLocaleLowerCase())).length;
  if (small > MOST_SMALL * words.length || /\.\s*$/u.test(line)) return null;
  const measures = line.match(MEASURE) ?? [];
  const kept = line
    .replaceAll(MEASURE, ' | ')
    .replaceAll(JUNK, ' | ')
    .split(/\s*[|,;–—]\s*|\s+-\s+/u);
  const parts = kept.map((part) => part.trim()).filter((part) => part !== '');
  const first = parts.findIndex((part, i) => part.split(/\s+/u).length > 1 || (i === 0 && isThing(part)));
  const [lead = '', ...besides] = (parts[first] ?? '').split(WITH);
  const name = cutName(lead, smallWords);
  const behind = lead.slice(name.length).trim().split(/\s+/u).slice(-LAST_WORDS);
  const last = behind.length === LAST_WORDS ? [behind.join(' ')] : [];
  return name === '' ? null : { name, measures, pieces: [...last, ...besides, ...parts.slice(first + 1)] };
}

/** Minimum letters of words that a name does not repeat: shorter ones are connectors. */
const LEAST_TWICE = 4;

/** « 4/4 » is a size, and what follows describes the product. */
const SHARE = /^\p{Nd}+\/\p{Nd}+$/u;

/** « Side table / Night table (set of two) »: another name, or an aside. */
const ENDS = /^(?:\/$|[([])/u;

/** At most a name's number of words, no repetition, no function word at the end. */
function cutName(part: string, smallWords: readonly string[]): string {
  const words: string[] = [];
  for (const word of part.split(/\s+/u)) {
    if (words.length > 0 && ENDS.test(word)) break;
    if (word.length >= LEAST_TWICE && words.some((one) => one.toLocaleLowerCase() === word.toLocaleLowerCase()))
      continue;
    if (words.length === MOST_WORDS || SHARE.test(word) || countColumns([...words, word].join(' ')) > MOST_COLUMNS)
      break;
    words.push(word);
  }
  while (words.length > 1 && smallWords.includes(words.at(-1)!.toLocaleLowerCase())) words.pop();
  return words.join(' ');
}
