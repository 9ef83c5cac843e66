import { computes } from '../goods/computes.ts';
import { type NumberWord, numberWordsOf } from './number-words.ts';
import type { Lexicon } from './lexicon.ts';
import { DIMENSION_OF_UNIT, type Dimension } from './slots.ts';
import { runsTogether } from './tokens.ts';

/** Figures of a text with their common unit. */
export interface Quantity {
  /** « 8 × 10 cm » has two. */
  values: number[];
  /** Id of the unit's term; null for a bare figure. */
  unit: string | null;
  dimension: Dimension;
  /** « 3+ ». */
  andMore: boolean;
  /** « 15 to 42 mm »: its values are minimum and maximum. */
  isRange?: boolean;
  /** The best case: « up to 40 hours ». */
  isAtMost?: boolean;
  /** Characters of the text. */
  start: number;
  end: number;
}

/** « 10 000 mm »: a space may separate thousands. */
const FIGURE = String.raw`(?:(?<![\p{Nd}.,])[1-9]\p{Nd}?[ \u00A0\u202F]000(?!\p{Nd})|\p{Nd}+(?:[.,٫٬]\p{Nd}+)*)`;
const readers = new WeakMap<Lexicon, Reader>();

interface Reader {
  pattern: RegExp;
  /** Number words with their unit; null if none are known for the language. */
  words: RegExp | null;
  numbers: ReadonlyMap<string, NumberWord>;
  unitOf: ReadonlyMap<string, string>;
}

/** The figures of a text, with the units of its language and international abbreviations. */
export function readQuantities(text: string, lexicon: Lexicon, english: Lexicon | null): Quantity[] {
  const reader = readers.get(lexicon) ?? readerOf(lexicon, english);
  readers.set(lexicon, reader);
  const isComputing = computes(text);
  const written = Array.from(text.matchAll(reader.pattern)).flatMap((match) => {
    const { figures = '', unit, more } = match.groups ?? {};
    // « %86 », as Turkish writes it.
    const isShare = unit === undefined && text[match.index - 1] === '%';
    const typed = unit === undefined ? null : (reader.unitOf.get(unit.toLowerCase()) ?? null);
    const isGiga = unit === 'G' && /\p{Nd}G$/u.test(match[0]);
    // « 5G » is a network.
    if (isGiga && /^[45]$/u.test(figures)) return [];
    const values = figures.match(new RegExp(FIGURE, 'gu'))!.map((figure) => valueOf(figure, lexicon.language));
    // « Ryzen 3 5300G » and « RX 6700 XT 12G » are models, the latter with its memory.
    if (isGiga && isComputing && (values.length > 1 || values[0]! >= MOST_GIGABYTES)) return [];
    const isMemory = isGiga && (isComputing || MEMORIES.has(values[0]!));
    const id = isShare ? 'unit.percent' : isMemory ? 'unit.gigabyte' : typed;
    if (values.some((value) => !Number.isFinite(value)) || isYear(values, id, match[0])) return [];
    // « Pacifica 112V » is a model.
    if (id === 'unit.volt' && values.some((value) => value > LOW_VOLTS && !VOLTAGES.has(value))) return [];
    const dimension = id === null ? 'count' : (DIMENSION_OF_UNIT[id] ?? 'count');
    const end = match.index + match[0].trimEnd().length;
    // « 18m+ » are months, and « 7'2" » is a length of feet.
    if (
      (unit === 'm' && text[end] === '+') ||
      (id === 'unit.inch' && /\p{Nd}\s?['’′]\s?$/u.test(text.slice(0, match.index)))
    )
      return [];
    return [{ values, unit: id, dimension, andMore: more !== undefined, start: match.index - Number(isShare), end }];
  });
  const all = [...written, ...readWords(text, reader)].toSorted((one, other) => one.start - other.start);
  return joinRanges(all, text);
}

/** « 256G »: sizes in which memory is sold. */
const MEMORIES = new Set([16, 32, 64, 128, 256, 512]);
/** More is a model. */
const MOST_GIGABYTES = 4096;

/** Voltages above those of batteries and tools, as mains have them. */
const LOW_VOLTS = 99;
const VOLTAGES = new Set([
  100, 110, 115, 117, 120, 125, 127, 200, 208, 220, 230, 240, 250, 277, 300, 380, 400, 415, 480, 600, 1000,
]);

/** Separators of a range. */
const TO =
  /^\s*(?:[-–—~〜～]|to|bis(?:\s+zu)?|à|al?|ai|aos?|do|tot(?:\s+en\s+met)?|till|til|до|إلى|الى|から|至|到|부터|ile)\s*$/iu;
/** For ages and warranty terms only the first figure is used. */
const LONG_TIMES = new Set(['unit.day', 'unit.week', 'unit.month', 'unit.year']);

/** « 15 to 42 mm », « 12–42 mm » and « 42 + 5 cm » become one range. */
function joinRanges(quantities: readonly Quantity[], text: string): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const before = joined.at(-1);
    if (before !== undefined && isAges(before, quantity, text)) {
      joined.splice(-1, 1, { ...before, unit: quantity.unit, dimension: quantity.dimension, end: quantity.end });
    } else if (before !== undefined && isRange(before, quantity, text)) {
      const values = [before.values[0]!, quantity.values[0]!];
      joined.splice(-1, 1, { ...quantity, values, isRange: true, start: before.start });
    } else if (before !== undefined && isExtended(before, quantity, text)) {
      const [least, more] = [before.values[0]!, quantity.values[0]!];
      joined.splice(-1, 1, { ...quantity, values: [least, least + more], isRange: true, start: before.start });
    } else if (before !== undefined && isOneOfSeveral(before, quantity, text)) joined.pop();
    else joined.push(quantity);
  }
  return joined;
}

/** « 10, 13 and 16 cm »: no size of the product, but of its parts. */
const isOneOfSeveral = (one: Quantity, other: Quantity, text: string): boolean =>
  one.unit === null &&
  other.dimension === 'length' &&
  /^\s*(?:and|und|et|y|e|en|och|og|i|&)\s*$/iu.test(text.slice(one.end, other.start));

/** « 42 + 5 cm »: a chain with an extension. */
const isExtended = (least: Quantity, more: Quantity, text: string): boolean =>
  least.andMore &&
  least.unit === null &&
  more.dimension === 'length' &&
  least.values.length + more.values.length === 2 &&
  least.values[0]! > more.values[0]! &&
  text.slice(least.end, more.start).trim() === '';

/** « From 2 to 5 years » means from 2 years. */
const isAges = (least: Quantity, most: Quantity, text: string): boolean =>
  (most.unit === 'unit.year' || most.unit === 'unit.month') &&
  least.unit === null &&
  least.values.length === 1 &&
  least.values[0]! < most.values[0]! &&
  TO.test(text.slice(least.end, most.start));

function isRange(least: Quantity, most: Quantity, text: string): boolean {
  const isSingle = least.values.length === 1 && most.values.length === 1;
  if (!isSingle || most.unit === null || (least.unit !== null && least.unit !== most.unit)) return false;
  if (LONG_TIMES.has(most.unit) || least.values[0]! >= most.values[0]!) return false;
  return TO.test(text.slice(least.end, most.start));
}

/** « Two years », « pack of three »; « one » counts as an amount only for time. */
function readWords(text: string, { words, numbers, unitOf }: Reader): Quantity[] {
  if (words === null) return [];
  return Array.from(text.matchAll(words)).flatMap((match) => {
    const number = numbers.get((match.groups?.['word'] ?? '').toLowerCase());
    const unit = number?.unit ?? unitOf.get((match.groups?.['unit'] ?? '').toLowerCase()) ?? null;
    const dimension = unit === null ? 'count' : (DIMENSION_OF_UNIT[unit] ?? 'count');
    // « Une tasse » is a cup, not an amount.
    if (number === undefined || unit === 'unit.cup' || (number.value === 1 && dimension !== 'duration')) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ values: [number.value], unit, dimension, andMore: false, start, end }];
  });
}

/** « 1970s » is not 1970 seconds, « 2026年 » not 2026 years. */
const isYear = (values: readonly number[], unit: string | null, text: string): boolean =>
  (unit === 'unit.second' && (values[0] ?? 0) >= 100 && !/\s/u.test(text)) ||
  (unit === 'unit.year' && values.some((value) => value >= 1900 && value < 2100));

function readerOf(lexicon: Lexicon, english: Lexicon | null): Reader {
  const unitOf = new Map<string, string>();
  for (const source of [lexicon, english]) {
    for (const [id, forms] of source?.spellings ?? []) {
      if (!id.startsWith('unit.')) continue;
      const all = [...forms, source?.printed.get(id) ?? ''].filter((form) => form !== '');
      for (const form of all) if (!unitOf.has(form.toLowerCase())) unitOf.set(form.toLowerCase(), id);
    }
  }
  const units = [...unitOf.keys()].toSorted((one, other) => other.length - one.length).map(unitPattern);
  const unit = `(?:${units.join('|')})`;
  const closes = runsTogether(lexicon.language) ? String.raw`(?![a-z])` : String.raw`(?![\p{L}\p{M}]|(?<=[a-z])\p{Nd})`;
  // « 高さ40cm »: in languages without spaces a figure directly follows a letter.
  const letter = runsTogether(lexicon.language) ? '[A-Za-z]' : String.raw`\p{L}`;
  const run = String.raw`(?:\s*(?:${unit})?\s*[xх×*](?!T\s)\s*(?:\p{L}{1,2}[.:]?\s?)?${FIGURE}){0,2}`;
  const pattern = new RegExp(
    String.raw`(?<![\p{Nd}.,]|${letter}(?=\p{Nd}))(?<figures>${FIGURE}${run})(?<more>\s?\+)?(?:(?:[^\S\n]|-){0,2}(?<unit>${unit})${closes})?`,
    'giu',
  );
  const numbers = numberWordsOf(lexicon.language);
  const word = [...numbers.keys()].join('|');
  const long = [...unitOf.keys()].filter((form) => form.length > 2).map(unitPattern);
  const words =
    word === ''
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\p{M}])(?<word>${word})(?:[\s\u00a0-]{1,2}(?<unit>${long.join('|')}))?(?![\p{L}\p{M}])`,
          'giu',
        );
  return { pattern, words, numbers, unitOf };
}

/**
 * A bare « in » is usually the preposition: it counts only before punctuation or a word like « tall ». Amperes and Russian volts
 * are upper case: « 8 a 12 » is a range. Bar stools have no pressure.
 */
function unitPattern(form: string): string {
  if (form === 'a' || form === 'а' || form === 'в') return `(?-i:${form.toUpperCase()})`;
  if (form === 'mp') return String.raw`mp(?!\p{Nd})`;
  if (form === 'bar') return String.raw`bar(?![\s-]*(?:stool|chair|soap|table|of))`;
  if (form === 'in')
    return String.raw`in(?=\s*(?:[.,;)x×/|]|$|high|tall|wide|long|deep))|(?<=[x×]\s?\p{Nd}[\p{Nd}.]{0,4}\s?)in(?!\p{L})`;
  return form.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s?`);
}

const GROUPS_WITH_POINT = new Set(['de', 'es', 'it', 'pt', 'nl', 'da', 'nb', 'tr', 'id', 'vi', 'el', 'ro']);

/** « 1.200 » is twelve hundred in German, « 1,200 » in English; any other separator is decimal. */
function valueOf(figure: string, language: string): number {
  const western = figure
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[\s\u00A0\u202F]/gu, '');
  const group = GROUPS_WITH_POINT.has(language) ? '.' : ',';
  const grouped = new RegExp(String.raw`^[1-9]\d{0,2}(?:[${group}]\d{3})+(?:[.,]\d+)?$`, 'u').test(western);
  const plain = grouped ? western.replaceAll(group, '') : western;
  return Number(plain.replace(',', '.'));
}

function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return code - 0x30;
  // The digits of every script are ten consecutive code points starting at a multiple of sixteen, or six after it.
  const zero = [...Array(10).keys()]
    .map((back) => code - back)
    .find((one) => !/\p{Nd}/u.test(String.fromCodePoint(one - 1)));
  return code - (zero ?? code);
}
