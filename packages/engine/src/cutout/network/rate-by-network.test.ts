import { expect, it } from 'vitest';
import { type OpaquePixels, shrinkPixels } from '../../pixels/opaque-pixels.ts';
import { openPhoto } from '../../pixels/open-photo.ts';
import { drawPlainPhoto, PLAIN_PHOTOS } from '../plain-photos.fixture.ts';
import { openNetwork } from './open-network.ts';
import { rateByNetwork } from './rate-by-network.ts';

async function openPlain(): Promise<OpaquePixels> {
  return shrinkPixels(await openPhoto((await drawPlainPhoto(PLAIN_PHOTOS[0]!)).jpeg), 224);
}

it('distinguishes a mug from the table, framed like the photo', async () => {
  const belief = await rateByNetwork(await openPlain(), await openNetwork(null));
  expect([belief.width, belief.height, belief.data.length]).toEqual([224, 168, 224 * 168]);
  const at = (x: number, y: number): number => belief.data[Math.floor(y * 168) * 224 + Math.floor(x * 224)]!;
  expect(at(0.45, 0.55)).toBeGreaterThan(0.8);
  // The handle is on the right only: a mirrored look that is not mirrored back would show it on both sides.
  expect(at(0.7, 0.53) - at(0.3, 0.53)).toBeGreaterThan(0.3);
  for (const [x, y] of [
    [0.05, 0.05],
    [0.95, 0.5],
    [0.5, 0.95],
  ] as const) {
    expect(at(x, y)).toBeLessThan(0.1);
  }
});

it('gives the same answer twice', async () => {
  const [pixels, network] = [await openPlain(), await openNetwork(null)];
  expect(await rateByNetwork(pixels, network)).toEqual(await rateByNetwork(pixels, network));
});
