import { contrast, LINEAR_OF, linearOfHex, type Linear } from '../pixels/colour.ts';
import type { Box, Raster } from '../model.ts';

/** Words as a recipe set them, in pixels of the picture. */
export interface PlacedText {
  text: string;
  box: Box;
  /** `#rrggbb`. */
  ink: string;
}

/** Maximum number of sampled pixels per text. */
const MAX_SAMPLES = 40_000;
/** RGB distance up to which a pixel is ink, and from which it is background; in between are the letters' soft edges. */
const INK = 48;
const GROUND = 90;
/** Minimum fraction of a text's box covered by letters; a full stop has less, a word has more. */
const MIN_INK_SHARE = 0.004;

/**
 * Detects the letters of a text in the picture's pixels. Returns the contrast of ink and background, the median over the
 * background (WCAG 2.2, 1–21), or null without ink or with nothing but ink: the words are then unreadable.
 */
export function verifyText({ data, width, height }: Raster, { box, ink }: PlacedText): number | null {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [Math.min(width, box.left + box.width), Math.min(height, box.top + box.height)];
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / MAX_SAMPLES)));
  const drawn = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const linearInk = linearOfHex(ink);
  const ratios: number[] = [];
  let [inked, seen] = [0, 0];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const i = (y * width + x) * 4;
      const distance = Math.hypot(data[i]! - drawn[0]!, data[i + 1]! - drawn[1]!, data[i + 2]! - drawn[2]!);
      seen++;
      if (distance < INK) inked++;
      else if (distance > GROUND) ratios.push(contrast(linearInk, linearAt(data, i)));
    }
  }
  if (inked < MIN_INK_SHARE * seen || ratios.length === 0) return null;
  return ratios.toSorted((a, b) => a - b)[ratios.length >> 1]!;
}

function linearAt(data: Uint8ClampedArray, i: number): Linear {
  return [LINEAR_OF[data[i]!]!, LINEAR_OF[data[i + 1]!]!, LINEAR_OF[data[i + 2]!]!];
}
