import { describe, expect, it } from 'vitest';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { cropBars } from './crop-bars.ts';

type Rgb = readonly [number, number, number];
const PHOTO: Rgb = [40, 110, 140];
const [BLACK, WHITE]: Rgb[] = [
  [3, 3, 3],
  [253, 253, 253],
];

/** 200 × 300 px. */
function photo(colourAt: (x: number, y: number) => Rgb, [width, height] = [200, 300]): OpaquePixels {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(colourAt(i % width, Math.floor(i / width)), i * 3);
  return { data, width, height };
}
const sizeOf = ({ width, height }: OpaquePixels): number[] => [width, height];

describe('bars around a photo', () => {
  it.each([
    ['black above and below', (_: number, y: number) => (y < 30 || y >= 270 ? BLACK! : PHOTO), [200, 238]],
    ['white below', (_: number, y: number) => (y >= 240 ? WHITE! : PHOTO), [200, 239]],
    ['black at both sides', (x: number) => (x < 20 || x >= 180 ? BLACK! : PHOTO), [158, 300]],
  ] as const)('are removed: %s', async (_, colourAt, size) => {
    expect(sizeOf(await cropBars(photo(colourAt)))).toEqual(size);
  });

  it.each([
    // A box that stands away from the sides.
    ['a product on a white background', (x: number, y: number) => (x > 30 && x < 170 && y > 40 ? PHOTO : WHITE!)],
    ['a product on a black background', (x: number, y: number) => (x > 30 && x < 190 && y > 40 ? PHOTO : BLACK!)],
    ['a photo all black', () => BLACK!],
    ['a dark upper edge', (_: number, y: number) => (y < 2 ? BLACK! : PHOTO)],
    ['a night that becomes brighter', (_: number, y: number): Rgb => [y / 4, y / 4, y / 4]],
  ] as const)('are not seen in %s', async (_, colourAt) => {
    const pixels = photo(colourAt);
    expect((await cropBars(pixels)) === pixels).toBe(true);
  });

  it('are not seen in a photo of a few pixels', async () => {
    for (const side of [1, 4, 9]) {
      const pixels = photo((_, y) => (y < side / 3 ? BLACK! : PHOTO), [side, side]);
      expect([side, (await cropBars(pixels)) === pixels]).toEqual([side, true]);
    }
  });
});
