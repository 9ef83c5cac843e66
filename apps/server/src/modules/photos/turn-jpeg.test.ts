import sharp from 'sharp';
import { expect, it } from 'vitest';
import { turnJpeg } from './turn-jpeg.ts';

/** Red above, blue below. */
const flag = () =>
  sharp({ create: { width: 30, height: 40, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: 30, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();

/** Where the red half of a turned flag is. */
async function redSide(quarterTurns: number): Promise<string> {
  const { data, info } = await sharp(turnJpeg(await flag(), quarterTurns))
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => data[(y * info.width + x) * info.channels]! > 128;
  const sides = {
    above: isRed(15, 2),
    below: isRed(15, info.height - 3),
    left: isRed(2, 15),
    right: isRed(info.width - 3, 15),
  };
  const [w, h] = quarterTurns % 2 === 0 ? [30, 40] : [40, 30];
  expect([info.width, info.height]).toEqual([w, h]);
  return Object.entries(sides)
    .filter(([side, red]) => red && !(quarterTurns % 2 === 0 ? ['left', 'right'] : ['above', 'below']).includes(side))
    .map(([side]) => side)
    .join();
}

it.each([
  [0, 'above'],
  [1, 'right'],
  [2, 'below'],
  [3, 'left'],
])('%i quarters clockwise: what was above is %s', async (quarterTurns, side) => {
  expect(await redSide(quarterTurns)).toBe(side);
});

it('leaves the encoded pixels as they are', async () => {
  const jpeg = await flag();
  const turned = turnJpeg(jpeg, 1);
  expect(Buffer.from(turned.subarray(turned.length - jpeg.length + 2)).equals(jpeg.subarray(2))).toBe(true);
});
