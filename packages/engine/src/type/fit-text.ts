import { createCanvas } from '@napi-rs/canvas';
import type { UnitBox } from '../compose/units.ts';
import { balanceLines, fillLines, piecesOf } from './break-lines.ts';
import { dropUnknown, findFont, setFont } from './fonts.ts';
import { partWords } from './part-words.ts';
import type { Align, TextBlock, Voice } from './text-block.ts';
import { settingOf, type Setting } from './typefaces.ts';

export interface TextWish {
  words: string;
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
const MEASURE_PX = 100;
const scratch = createCanvas(8, 8).getContext('2d');
/** Letters that stand free of each other. */
const FREE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * Sets words into a box: the largest size at which they fit, in as few and as even lines as they need. Words that do
 * not fit at the least size are shortened at a word with an ellipsis; they are never clipped and never smaller.
 */
export function fitText(wish: TextWish): TextBlock {
  const trial = prepare(wish);
  const least = Math.max(LEAST_SIZE, wish.least ?? 0);
  for (let size = Math.max(wish.size, least); size > least; size *= 0.96) {
    const block = tryAt(trial, trial.words, size);
    if (block) return block;
  }
  return tryAt(trial, trial.words, least, true) ?? shortened(trial, least);
}

function prepare(wish: TextWish): Trial {
  const words = dropUnknown(wish.words, wish);
  const tracking = FREE.test(words) && wish.direction === 'ltr' ? (wish.tracking ?? 0) : 0;
  const setting = settingOf(wish.language, wish.voice);
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

/** At a word, or inside the first one where even that is too wide. */
function shortened(trial: Trial, size: number): TextBlock {
  const pieces = piecesOf(trial.words, trial.language).map((piece) => piece.text + (piece.space ? ' ' : ''));
  const graphemes = new Intl.Segmenter(trial.language, { granularity: 'grapheme' }).segment(pieces[0] ?? '');
  const letters = Array.from(graphemes, ({ segment }) => segment);
  for (const parts of [pieces, letters]) {
    for (let count = parts.length; count > 0; count--) {
      const cut = parts
        .slice(0, count)
        .join('')
        .replace(/[\s\p{Pd}\p{Po}]+$/u, '');
      const block = tryAt(trial, `${cut}…`, size, true);
      if (block) return block;
    }
  }
  throw new RangeError(`A box of ${trial.box.w} × ${trial.box.h} units has no room for a word`);
}

function tryAt(trial: Trial, words: string, size: number, last = false): TextBlock | null {
  const { box, language, setting } = trial;
  const measure = (text: string): number => trial.measure(text) * size;
  const whole = piecesOf(words, language);
  const pieces = last ? partWords(whole, language, box.w, measure) : whole;
  const needed = fillLines(pieces, box.w, measure);
  const leading = size * (trial.leading ?? 1.25) * setting.leading;
  const ascent = size * Math.max(setting.ascent, crownOf(needed[0] ?? ''));
  const height = ascent + size * setting.descent + leading * (needed.length - 1);
  if (needed.length > trial.maxLines || height > box.h) return null;
  const lines = balanceLines(pieces, box.w, measure).map((text) => ({ text, width: measure(text) }));
  const width = Math.max(...lines.map((line) => line.width), 0);
  if (width > box.w) return null;
  const { voice, weight, tracking, direction, ink } = trial;
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
