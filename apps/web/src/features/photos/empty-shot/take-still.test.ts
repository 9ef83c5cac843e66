import { expect, it } from 'vitest';
import { cropTo } from './take-still.ts';

it('crops the middle of the frame to the photo’s proportions', () => {
  expect(cropTo(1920, 1080, 4 / 3)).toEqual({ x: 240, y: 0, w: 1440, h: 1080 });
  expect(cropTo(1920, 1080, 3 / 4)).toEqual({ x: 555, y: 0, w: 810, h: 1080 });
  expect(cropTo(640, 480, 16 / 9)).toEqual({ x: 0, y: 60, w: 640, h: 360 });
});
