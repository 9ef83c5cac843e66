import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

/** Tones that photos have in large even areas too: burnt-out or cleared white, and black. Whether a colour is one of them is told by its darkest or brightest channel. */
const [WHITE_FROM, BLACK_UP_TO] = [248, 8];
/** Number of colours that a page or a drawing consists of, beside white and black. */
const MOST_USED = 3;
/**
 * Minimum share of these among all pixels that are neither white nor black. Among 155 photos of sellers the highest was 0.21, of battery
 * packs drawn by a computer; five screenshots of shops had 0.29 to 0.79.
 */
const LEAST_SHARE = 0.25;
/** With fewer other pixels there is too little to judge by. */
const LEAST_OTHER = 0.02;

/** Colours share a million slots, which hardly changes the largest counts; multiplied by Knuth's constant they spread evenly. */
const [SLOT_BITS, SPREAD] = [20, 0x9e3779b1];

/**
 * Whether a picture is a screenshot or a drawing: a few exact colours cover much of it. What a camera sees is never so even: it has noise and
 * shading everywhere but in white and in black.
 */
export function isGraphic({ data }: OpaquePixels): boolean {
  const counts = new Uint32Array(1 << SLOT_BITS);
  let others = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    if (Math.min(r, g, b) >= WHITE_FROM || Math.max(r, g, b) <= BLACK_UP_TO) continue;
    const slot = Math.imul((r << 16) | (g << 8) | b, SPREAD) >>> (32 - SLOT_BITS);
    counts[slot] = counts[slot]! + 1;
    others++;
  }
  if (others < LEAST_OTHER * (data.length / 3)) return false;
  return mostOf(counts, MOST_USED) >= LEAST_SHARE * others;
}

/** Sum of the largest counts. */
function mostOf(counts: Uint32Array, number: number): number {
  const largest = Array.from({ length: number }, () => 0);
  for (const count of counts) {
    if (count <= largest[0]!) continue;
    largest[0] = count;
    largest.sort((one, other) => one - other);
  }
  return largest.reduce((sum, count) => sum + count, 0);
}
