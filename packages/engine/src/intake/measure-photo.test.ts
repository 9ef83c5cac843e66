import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { measurePhoto } from './measure-photo.ts';

const plain = (sidePx: number): Sharp =>
  sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: '#f0eee6' } });

it.each([
  ['a photo of a phone', 3500, false, (photo: Sharp) => photo.jpeg()],
  ['a large one', 7000, false, (photo: Sharp) => photo.jpeg()],
  ['a large one that is built up', 7000, true, (photo: Sharp) => photo.jpeg({ progressive: true })],
  ['16 bits a channel', 3500, false, (photo: Sharp) => photo.toColourspace('rgb16').png()],
  [
    '16 bits a channel, interlaced',
    3500,
    true,
    (photo: Sharp) => photo.toColourspace('rgb16').png({ progressive: true }),
  ],
])('tells what costs much from its header: %s', async (_, sidePx, heavy, encode) => {
  const measured = await measurePhoto(await encode(plain(sidePx)).toBuffer());
  expect(measured).toEqual({ megapixels: sidePx ** 2 / 1e6, heavy });
});
