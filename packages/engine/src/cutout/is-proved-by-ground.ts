import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { distanceTo } from '../pixels/distance-to.ts';
import type { Mask } from '../pixels/plane.ts';

/** Width of the frame's border, as a share of the shorter side, and the share of it that must have one colour. */
const [RIM, PLAIN] = [0.03, 0.97];
/** Difference from the ground's colour, levels: up to which a pixel is ground, and from which it is something else. */
const [GROUND, OTHER] = [6, 14];
/** Levels of a loss of light that may be a shadow, and of a tint that is none. */
const [DARKEST_SHADOW, TINT] = [60, 8];
/** Pixels around the mask that may be its soft edge. */
const EDGE_PX = 3;
/** Shares of the mask's pixels: of others that stand out beside it, and of ground in it. */
const [MISSED, INCLUDED] = [0.015, 0.02];

/**
 * Whether a photo's ground itself shows that a mask is right: all of the border has one colour, hardly anything but shadow stands out from it beside the
 * mask, and the mask has no ground that is connected with the rest.
 * @param pixels at the mask's size
 */
export function isProvedByGround(mask: Mask, pixels: OpaquePixels): boolean {
  const ground = groundOf(pixels);
  if (ground === null) return false;
  const { width, height } = mask;
  const size = mask.data.reduce((sum, value) => sum + value, 0);
  const away = distanceTo(mask).data;
  const off = Array.from(mask.data, (_, i) => [0, 1, 2].map((c) => pixels.data[i * 3 + c]! - ground[c]!));
  const isOther = ([r = 0, g = 0, b = 0]: number[]): boolean => {
    const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
    const isShadow = most <= 0 && least >= -DARKEST_SHADOW && most - least <= TINT;
    return Math.max(-least, most) > OTHER && !isShadow;
  };
  const missed = off.filter((one, i) => away[i]! > EDGE_PX && isOther(one)).length;
  if (size === 0 || missed > MISSED * size) return false;
  const isGround = Uint8Array.from(off, (one) => (Math.max(...one.map(Math.abs)) <= GROUND ? 1 : 0));
  return countConnected(isGround, width, height, mask.data) <= INCLUDED * size;
}

/** The colour of the photo's border; null if it has several. */
function groundOf({ data, width, height }: OpaquePixels): number[] | null {
  const rim = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const places = Array.from({ length: width * height }, (_, i) => i).filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < rim || y < rim || x >= width - rim || y >= height - rim;
  });
  const ground = [0, 1, 2].map((c) => {
    const levels = places.map((i) => data[i * 3 + c]!).toSorted((a, b) => a - b);
    return levels[levels.length >> 1]!;
  });
  const plain = places.filter((i) => ground.every((level, c) => Math.abs(data[i * 3 + c]! - level) <= GROUND));
  return plain.length >= PLAIN * places.length ? ground : null;
}

/** How many pixels of `mask` are ground and connected with the frame's corners through ground. */
function countConnected(isGround: Uint8Array, width: number, height: number, mask: Uint8Array): number {
  const seen = new Uint8Array(isGround.length);
  const open = [0, width - 1, (height - 1) * width, height * width - 1].filter((i) => isGround[i] === 1);
  open.forEach((i) => (seen[i] = 1));
  let count = 0;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    count += mask[i]!;
    const x = i % width;
    const beside = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
    for (const next of beside) {
      if (isGround[next] !== 1 || seen[next] === 1) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return count;
}
