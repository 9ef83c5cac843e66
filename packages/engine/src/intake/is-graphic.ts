import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

/** Tones that photos have in large even areas too: burnt-out or cleared white, and black. Whether a colour is one of them is told by its darkest or brightest channel. */
const [WHITE_FROM, BLACK_UP_TO] = [248, 8];
/** Number of colours that a page or a drawing consists of, beside white, black and its ground. */
const MOST_USED = 3;
/**
 * Minimum share of these among all pixels that are neither white nor black nor of the ground. Among about 200 photos of sellers the highest was
 * 0.21, of battery packs drawn by a computer; five screenshots of shops had 0.29 to 0.72.
 */
const LEAST_SHARE = 0.25;
/** With fewer other pixels there is too little to judge by. */
const LEAST_OTHER = 0.02;

/** Colours share a million slots, which hardly changes the largest counts; multiplied by Knuth's constant they spread evenly. */
const [SLOT_BITS, SPREAD] = [20, 0x9e3779b1];

/**
 * Whether a picture is a screenshot or a drawing: a few exact colours cover much of it. What a camera sees is never so even: it has noise and
 * shading everywhere but in white and in black. The commonest colour along the border is not counted either: a program that clears a photo's
 * ground often fills it with one colour, and a blank is nothing else.
 */
export function isGraphic({ data, width, height }: OpaquePixels): boolean {
  const slotAt = (pixel: number): number =>
    Math.imul((data[3 * pixel]! << 16) | (data[3 * pixel + 1]! << 8) | data[3 * pixel + 2]!, SPREAD) >>>
    (32 - SLOT_BITS);
  const ground = findGround(slotAt, width, height);
  const counts = new Uint32Array(1 << SLOT_BITS);
  let others = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [r, g, b] = [data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!];
    if (Math.min(r, g, b) >= WHITE_FROM || Math.max(r, g, b) <= BLACK_UP_TO) continue;
    const slot = slotAt(pixel);
    if (slot === ground) continue;
    counts[slot] = counts[slot]! + 1;
    others++;
  }
  if (others < LEAST_OTHER * width * height) return false;
  return mostOf(counts, MOST_USED) >= LEAST_SHARE * others;
}

/** Slot of the commonest colour among the outermost pixels. */
function findGround(slotAt: (pixel: number) => number, width: number, height: number): number {
  const counts = new Map<number, number>();
  const count = (x: number, y: number): void => {
    const slot = slotAt(y * width + x);
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => count(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => count(x, y));
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
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
