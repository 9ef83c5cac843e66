import type { OpaquePixels } from '../pixels/opaque-pixels.ts';

/** Longer side at which a photo is examined; noise of the sensor is averaged away. */
export const EXAMINED_PX = 256;
/** Distance of the pixels that are compared, and the difference in levels that is an edge rather than noise or a shade. */
const [APART, EDGE] = [3, 16];
/** Share of pixels at an edge up to which a photo shows nothing. */
const FEW = 0.004;

/**
 * Whether a photo shows nothing at all: a wall, an empty table. One with edges shows something, even if the network cannot tell what: a rug that fills
 * it, a drying rack in front of a hedge.
 * @param pixels longer side about 256 px
 */
export function isBare({ data, width, height }: OpaquePixels): boolean {
  const at = (x: number, y: number): number => data[(y * width + x) * 3 + 1]!;
  let edges = 0;
  for (let y = 0; y < height - APART; y++) {
    for (let x = 0; x < width - APART; x++) {
      const here = at(x, y);
      if (Math.max(Math.abs(at(x + APART, y) - here), Math.abs(at(x, y + APART) - here)) > EDGE) edges++;
    }
  }
  return edges <= FEW * width * height;
}
