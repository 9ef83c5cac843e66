import { expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { isEnhanced } from './is-enhanced.ts';

/** A grey photo of 60 × 40 px. */
function photoOf(grey: number): Raster {
  const data = new Uint8ClampedArray(60 * 40 * 4);
  for (let i = 0; i < data.length; i += 4) data.set([grey, grey, grey, 255], i);
  return { data, width: 60, height: 40 };
}

it('sees a photo that became much brighter, not one that hardly changed', () => {
  expect(isEnhanced({ uploaded: photoOf(90), photo: photoOf(120) })).toBe(true);
  expect(isEnhanced({ uploaded: photoOf(90), photo: photoOf(96) })).toBe(false);
  expect(isEnhanced({ photo: photoOf(96) })).toBe(false);
});

it('sees a background out of focus, not one that looks the same', () => {
  const checked = photoOf(96);
  for (let i = 0; i < checked.data.length; i += 8) checked.data.set([150, 150, 150, 255], i);
  expect(isEnhanced({ uploaded: checked, photo: checked, blurredBehind: photoOf(123) })).toBe(true);
  expect(isEnhanced({ uploaded: photoOf(96), photo: photoOf(96), blurredBehind: photoOf(97) })).toBe(false);
});
