import { createCanvas } from '@napi-rs/canvas';
import type { UnitBox } from '../compose/units.ts';
import { balanceLines, fillLines, partWords, piecesOf } from './break-lines.ts';
import { fontOf } from './fonts.ts';
import type { Align, TextBlock, Voice } from './text-block.ts';

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
  /** Share of the size added between letters; ignored for joined scripts. */
  tracking?: number;
  ink: string;
  overProduct?: boolean;
}

/** The smallest size that may ever be set, units: 18 is 3.6 px in a 200 px thumbnail and 18 px in a phone-wide picture. */
export const LEAST_SIZE = 20;
const MEASURE_PX = 100;
const scratch = createCanvas(8, 8).getContext('2d');

/**
 * Sets words into a box: the largest size at which they fit, in as few and as even lines as they need. Words that do
 * not fit at the least size are shortened at a word with an ellipsis; they are never clipped and never smaller.
 */
export function fitText(wish: TextWish): TextBlock {
  const least = Math.max(LEAST_SIZE, wish.least ?? 0);
  for (let size = Math.max(wish.size, least); size > least; size *= 0.96) {
    const block = tryAt(wish, wish.words, size);
    if (block) return block;
  }
  return tryAt(wish, wish.words, least, true) ?? shortened(wish, least);
}

function shortened(wish: TextWish, size: number): TextBlock {
  const pieces = piecesOf(wish.words, wish.language);
  for (let count = pieces.length; count > 0; count--) {
    const cut = pieces
      .slice(0, count)
      .map((piece, i) => piece.text + (piece.space && i < count - 1 ? ' ' : ''))
      .join('');
    const block = tryAt(wish, count < pieces.length ? `${cut.replace(/[\s,;:.،؛–—-]+$/u, '')}…` : cut, size, true);
    if (block) return block;
  }
  return tryAt({ ...wish, box: { ...wish.box, w: Infinity, h: Infinity } }, wish.words.slice(0, 6), size) as TextBlock;
}

function tryAt(wish: TextWish, words: string, size: number, hyphens = false): TextBlock | null {
  const { box, language, direction } = wish;
  const tracking = direction === 'rtl' ? 0 : (wish.tracking ?? 0);
  const measure = (text: string): number => widthOf(text, wish, size, tracking);
  const whole = piecesOf(words, language);
  const pieces = hyphens ? partWords(whole, box.w, measure) : whole;
  const needed = fillLines(pieces, box.w, measure);
  const leading = size * (wish.leading ?? 1.25) * (direction === 'rtl' ? 1.14 : 1);
  const [ascent, descent] = direction === 'rtl' ? [size * 1.05, size * 0.45] : [size * 0.86, size * 0.26];
  const height = ascent + descent + leading * (needed.length - 1);
  if (needed.length > wish.maxLines || height > box.h) return null;
  const lines = balanceLines(pieces, box.w, measure).map((text) => ({ text, width: measure(text) }));
  const width = Math.max(...lines.map((line) => line.width), 0);
  if (width > box.w) return null;
  return {
    words,
    lines,
    box,
    bounds: standIn(box, width, height, wish),
    size,
    leading,
    ascent,
    voice: wish.voice,
    weight: wish.weight,
    tracking,
    align: wish.align ?? 'start',
    direction,
    language,
    ink: wish.ink,
    scrim: null,
    overProduct: wish.overProduct ?? false,
  };
}

function widthOf(text: string, wish: TextWish, size: number, tracking: number): number {
  scratch.font = fontOf(wish.voice, wish.weight, MEASURE_PX, wish.direction);
  scratch.direction = wish.direction;
  return (scratch.measureText(text).width * size) / MEASURE_PX + tracking * size * text.length;
}

function standIn(box: UnitBox, w: number, h: number, { align = 'start', direction, stand = 'top' }: TextWish): UnitBox {
  const atRight = (align === 'start') === (direction === 'rtl');
  const x = align === 'centre' ? box.x + (box.w - w) / 2 : atRight ? box.x + box.w - w : box.x;
  const slack = box.h - h;
  return { x, y: box.y + (stand === 'top' ? 0 : stand === 'middle' ? slack / 2 : slack), w, h };
}
