import { expect, it } from 'vitest';
import { seenArea } from '../../../lib/view/seen-area.ts';
import { coveredShare, photoPlace } from './photo-place.ts';

it('finds the visible part of a cut-out', () => {
  const data = new Uint8ClampedArray(10 * 20 * 4);
  for (const [x, y, alpha] of [
    [2, 5, 255],
    [6, 14, 200],
    [9, 19, 10],
  ] as const)
    data[(y * 10 + x) * 4 + 3] = alpha;
  expect(seenArea(data, { width: 10, height: 20 })).toEqual({ left: 0.2, top: 0.25, width: 0.5, height: 0.5 });
  expect(seenArea(new Uint8ClampedArray(16), { width: 2, height: 2 })).toBeNull();
});

it('places the photo so that its product covers the picture’s', () => {
  const photo = { width: 1600, height: 1200 };
  const picture = { width: 4096, height: 4096 };
  // 400 × 600 pixels in the photo, 1024 × 1536 in the picture: 2.56 times as large.
  const inPhoto = { left: 0.25, top: 0.25, width: 0.25, height: 0.5 };
  const inPicture = { left: 0.5, top: 0.25, width: 0.25, height: 0.375 };
  const place = photoPlace(photo, inPhoto, picture, inPicture);
  expect(place.width).toBeCloseTo(100, 9);
  expect(place.height).toBeCloseTo(75, 9);
  // The same point of the product, in both.
  expect(place.left + 0.25 * place.width).toBeCloseTo(50, 9);
  expect(place.top + 0.25 * place.height).toBeCloseTo(25, 9);
});

it('computes how much of the picture the photo covers', () => {
  expect(coveredShare({ left: -20, top: -10, width: 150, height: 120 })).toBe(1);
  expect(coveredShare({ left: 50, top: 0, width: 80, height: 50 })).toBe(0.25);
  expect(coveredShare({ left: 120, top: 0, width: 50, height: 50 })).toBe(0);
});
