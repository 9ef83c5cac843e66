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
  /** What it is for; a recipe says so where its kind of text does not. */
  role?: TextRole;
  box: UnitBox;
  language: string;
  direction: 'ltr' | 'rtl';
  voice: Voice;
  weight: number;
  /** Largest and smallest size, units. Smaller than 18 is not legible in a thumbnail's neighbourhood. */
  size: number;
  least?: number;
  maxLines: number;
  align?: Align;
  /** Where the block stands in its box. */
  stand?: 'top' | 'middle' | 'bottom';
  /** Distance of baselines in sizes. */
  leading?: number;
  /** At least so far is the first baseline below the block's top, in sizes: for lines that stand beside others. */
  crown?: number;
  /** Share of the size added between letters; ignored where letters join or fill a square. */
  tracking?: number;
  ink: string;
  overProduct?: boolean;
}

/** What stays the same at every size that is tried. */
interface Trial extends TextWish {
  setting: Setting;
  tracking: number;
  /** Width of a line, in sizes. */
  measure(text: string): number;
}

/** The smallest size that may ever be set, units: 18 is 3.6 px in a 200 px thumbnail and 18 px in a phone-wide picture. */
export const LEAST_SIZE = 20;
/** How far below its own least size a text may go before words are cut off. */
const GIVE = 0.75;
/** Shares of the longest line, and of the size. */
const [UNEVEN, CALM] = [0.62, 0.82];
const MEASURE_PX = 100;
const scratch = createCanvas(8, 8).getContext('2d');
/** Nothing that stands higher or lower than Latin. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
/** Letters that stand free of each other. */
const FREE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Sets words into a box: the largest size at which they fit, in as few and as even lines as they need. Words that do
 * not fit at the least size are parted, set a quarter smaller, and only then cut off at a word with an ellipsis; they are
 * never clipped and never smaller than legible.
 */
export function fitText(wish: TextWish): TextBlock {
  const trial = prepare(wish);
  const least = Math.max(LEAST_SIZE, wish.least ?? 0);
  const pieces = piecesOf(trial.words, trial.language);
  for (let size = Math.max(wish.size, least); size > least; size *= 0.96) {
    const block = tryAt(trial, pieces, size);
    if (block) return calmer(trial, pieces, block);
  }
  // Whole and a little smaller than wished is better than cut off.
  const floor = Math.max(LEAST_SIZE, least * GIVE);
  for (let size = least; size >= floor; size *= 0.96) {
    const block = tryParted(trial, pieces, size);
    if (block) return block;
  }
  return shortened(trial, pieces, least) ?? shortened(trial, pieces, LEAST_SIZE) ?? unbounded(trial, pieces);
}

/** Whether words stand whole in their box, no smaller than wished. */
export function fitsWhole(wish: TextWish): boolean {
  const trial = prepare(wish);
  return tryParted(trial, piecesOf(trial.words, trial.language), Math.max(LEAST_SIZE, wish.least ?? 0)) !== null;
}

/** One line fewer when that costs little and the lines are of very unequal length: a lone short word looks like a slip. */
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
  // Figures and Latin names need no more room than in English.
  const setting = settingOf(PLAIN.test(words) ? 'en' : wish.language, wish.voice);
  return { ...wish, words, setting, tracking, measure: measureBy({ ...wish, words, tracking }) };
}

/** Measures each text once: widths grow with the size. */
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

/** Cut off at a word, or inside the first one where even that is too wide. */
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

/** Words outside a box are a fault of the recipe that the tests find; a seller still gets a picture. */
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

/** Height of the tallest letter with marks, in sizes: « Å » stands higher than a plain capital, « Ế » higher still. */
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
