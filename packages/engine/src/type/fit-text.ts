import { createCanvas } from '@napi-rs/canvas';
import type { UnitBox } from '../page/units.ts';
import type { TextRole } from '../identifiers.ts';
import { balanceLines, fillLines, piecesOf, type Piece } from './break-lines.ts';
import { findSegmenter } from './find-segmenter.ts';
import { dropUnknown, findFont, setFont } from './fonts.ts';
import { partWords } from './part-words.ts';
import type { Align, TextBlock, Voice } from '../page/text-block.ts';
import { settingOf, type Setting } from './typefaces.ts';

export interface TextWish {
  words: string;
  /** The role of the text, if it differs from the default of its kind. */
  role?: TextRole;
  box: UnitBox;
  language: string;
  direction: 'ltr' | 'rtl';
  voice: Voice;
  weight: number;
  /** Largest and smallest size, units. Below 18 it would not be legible near thumbnail size. */
  size: number;
  least?: number;
  maxLines: number;
  align?: Align;
  /** Vertical alignment in its box. */
  stand?: 'top' | 'middle' | 'bottom';
  /** Line height in sizes. */
  leading?: number;
  /** Minimum distance from the block's top to the first baseline, in sizes: aligns lines side by side. */
  crown?: number;
  /** Letter spacing as a fraction of the size; ignored for joined scripts and ideographs. */
  tracking?: number;
  ink: string;
  overProduct?: boolean;
}

/** Values that stay the same for every tried size. */
interface Trial extends TextWish {
  setting: Setting;
  tracking: number;
  /** Width of a line, in sizes. */
  measure(text: string): number;
}

/** The smallest permitted size, units: 18 is 3.6 px in a 200 px thumbnail and 18 px in a phone-wide picture. */
export const LEAST_SIZE = 20;
/** How far below its own minimum size a text may shrink before words are cut off. */
const GIVE = 0.75;
/** Fractions of the longest line, and of the size. */
const [UNEVEN, CALM] = [0.62, 0.82];
const MEASURE_PX = 100;
const scratch = createCanvas(8, 8).getContext('2d');
/** No glyph higher or lower than Latin. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
/** Scripts with unconnected letters. */
const FREE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Fits words into a box: the largest possible size, in as few and as even lines as needed. Words that do not fit at the minimum
 * size are hyphenated, then set a quarter smaller, and only then truncated at a word with an ellipsis; they are never clipped and
 * never illegibly small.
 */
export function fitText(wish: TextWish): TextBlock {
  const trial = prepare(wish);
  const least = Math.max(LEAST_SIZE, wish.least ?? 0);
  const pieces = piecesOf(trial.words, trial.language);
  for (let size = Math.max(wish.size, least); size > least; size *= 0.96) {
    const block = tryAt(trial, pieces, size);
    if (block) return calmer(trial, pieces, block);
  }
  // Complete and slightly smaller than wanted is better than truncated.
  const floor = Math.max(LEAST_SIZE, least * GIVE);
  for (let size = least; size >= floor; size *= 0.96) {
    const block = tryParted(trial, pieces, size);
    if (block) return block;
  }
  return shortened(trial, pieces, least) ?? shortened(trial, pieces, LEAST_SIZE) ?? unbounded(trial, pieces);
}

/** Whether words fit completely in their box at the wanted minimum size. */
export function fitsWhole(wish: TextWish): boolean {
  const trial = prepare(wish);
  return tryParted(trial, piecesOf(trial.words, trial.language), Math.max(LEAST_SIZE, wish.least ?? 0)) !== null;
}

/** One line fewer if that costs little and the lines are very uneven: a short last word looks like a mistake. */
function calmer(trial: Trial, pieces: readonly Piece[], block: TextBlock): TextBlock {
  const widths = block.lines.map(({ width }) => width);
  if (widths.length < 2 || Math.min(...widths) > UNEVEN * Math.max(...widths)) return block;
  const floor = Math.max(LEAST_SIZE, trial.least ?? 0, block.size * CALM);
  for (let size = block.size; size >= floor; size *= 0.96) {
    const other = tryAt(trial, pieces, size);
    if (other && other.lines.length < widths.length) return other;
  }
  return block;
}

function prepare(wish: TextWish): Trial {
  const words = dropUnknown(wish.words, wish);
  const tracking = FREE.test(words) && wish.direction === 'ltr' ? (wish.tracking ?? 0) : 0;
  // Figures and Latin names need no more space than in English.
  const setting = settingOf(PLAIN.test(words) ? 'en' : wish.language, wish.voice);
  return { ...wish, words, setting, tracking, measure: measureBy({ ...wish, words, tracking }) };
}

/** Measures each text once: widths scale with the size. */
function measureBy({ words, language, voice, weight, direction, tracking = 0 }: TextWish): Trial['measure'] {
  const widths = new Map<string, number>();
  setFont(scratch, findFont({ words: `${words}…-`, language, voice, weight }), MEASURE_PX);
  scratch.direction = direction;
  return (text) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = scratch.measureText(text).width / MEASURE_PX + tracking * text.length;
    widths.set(text, width);
    return width;
  };
}

/** Truncated at a word, or inside the first one if even that is too wide. */
function shortened(trial: Trial, pieces: readonly Piece[], size: number): TextBlock | null {
  const words = pieces.map((piece) => piece.text + (piece.space ? ' ' : ''));
  const graphemes = findSegmenter(trial.language, 'grapheme').segment(words[0] ?? '');
  const letters = Array.from(graphemes, ({ segment }) => segment);
  for (const parts of [words, letters]) {
    for (let count = parts.length; count > 0; count--) {
      const cut = parts
        .slice(0, count)
        .join('')
        .replace(/[\s\p{Pd}\p{Po}]+$/u, '');
      const block = tryParted(trial, piecesOf(`${cut}…`, trial.language), size);
      if (block) return block;
    }
  }
  return null;
}

/** Words outside a box are a bug of the recipe that tests find; a seller still gets a picture. */
function unbounded(trial: Trial, pieces: readonly Piece[]): TextBlock {
  const block = tryAt(
    { ...trial, box: { ...trial.box, w: Infinity, h: Infinity }, maxLines: Infinity },
    pieces,
    LEAST_SIZE,
  );
  if (!block) throw new RangeError('Words without measures');
  const { box } = trial;
  return { ...block, box, bounds: standIn(trial, block.bounds.w, block.bounds.h) };
}

function tryParted(trial: Trial, pieces: readonly Piece[], size: number): TextBlock | null {
  const measure = (text: string): number => trial.measure(text) * size;
  return tryAt(trial, partWords(pieces, trial.language, trial.box.w, measure), size);
}

function tryAt(trial: Trial, pieces: readonly Piece[], size: number): TextBlock | null {
  const { box, setting } = trial;
  const measure = (text: string): number => trial.measure(text) * size;
  const needed = fillLines(pieces, box.w, measure);
  const leading = size * (trial.leading ?? 1.25) * setting.leading;
  const ascent = size * Math.max(setting.ascent, crownOf(needed[0] ?? ''), trial.crown ?? 0);
  const height = ascent + size * setting.descent + leading * (needed.length - 1);
  if (needed.length > trial.maxLines || height > box.h) return null;
  const lines = balanceLines(pieces, box.w, measure).map((text) => ({ text, width: measure(text) }));
  const width = Math.max(...lines.map((line) => line.width), 0);
  if (width > box.w) return null;
  const { voice, weight, tracking, direction, language, ink } = trial;
  return {
    words: trial.words,
    lines,
    box,
    bounds: standIn(trial, width, height),
    size,
    leading,
    ascent,
    voice,
    weight,
    tracking,
    align: trial.align ?? 'start',
    direction,
    language,
    ink,
    scrim: null,
    overProduct: trial.overProduct ?? false,
  };
}

/** Height of the tallest letter with diacritics, in sizes: « Å » is higher than a plain capital, « Ế » higher still. */
function crownOf(line: string): number {
  const plain = line.normalize('NFD');
  if (/\p{Lu}\p{M}\p{M}/u.test(plain)) return 1.12;
  return /\p{Lu}[\u0300-\u030c]/u.test(plain) ? 0.98 : 0;
}

function standIn({ box, align = 'start', direction, stand = 'top' }: Trial, w: number, h: number): UnitBox {
  const atRight = (align === 'start') === (direction === 'rtl');
  const x = align === 'centre' ? box.x + (box.w - w) / 2 : atRight ? box.x + box.w - w : box.x;
  const slack = box.h - h;
  return { x, y: box.y + (stand === 'top' ? 0 : stand === 'middle' ? slack / 2 : slack), w, h };
}
