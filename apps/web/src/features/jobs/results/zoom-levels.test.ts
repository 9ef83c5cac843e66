import { expect, it } from 'vitest';
import { type Frame, WHOLE, zoomAt } from '../../../lib/view/view.ts';
import { farthestZoom, levelOf, stepFactor, toggleFactor, trueSizeZoom, wantsFull } from './zoom-levels.ts';

const MIDDLE = { x: 512, y: 512 };
const whole: Frame = {
  picture: { width: 4096, height: 4096 },
  surface: { width: 1024, height: 1024 },
  view: WHOLE,
  margin: 0,
};
const by = (frame: Frame, factor: number): Frame => ({
  ...frame,
  view: zoomAt({ ...frame, most: farthestZoom(frame, 1) }, factor, MIDDLE),
});

it('is at 100 % when a pixel of the picture is one of the screen, on a dense screen earlier', () => {
  expect(levelOf(whole, 1)).toBe(0.25);
  expect(trueSizeZoom(whole, 1)).toBe(4);
  expect(trueSizeZoom(whole, 2)).toBe(2);
  expect(levelOf(by(whole, 4), 1)).toBe(1);
});

it('never treats less than the whole picture as 100 %', () => {
  const small: Frame = { ...whole, picture: { width: 400, height: 400 } };
  expect(trueSizeZoom(small, 1)).toBe(1);
  expect(farthestZoom(small, 1)).toBe(4);
});

it('stops at 100 % in both directions, and ends at both limits', () => {
  const levels = (direction: 1 | -1, from: Frame) => {
    const seen = [];
    for (let frame = from, i = 0; i < 8; i += 1) {
      frame = by(frame, stepFactor(frame, 1, direction));
      seen.push(Math.round(levelOf(frame, 1) * 100));
    }
    return seen;
  };
  const inwards = levels(1, whole);
  expect(inwards).toContain(100);
  expect(inwards.at(-1)).toBe(200);
  const outwards = levels(-1, by(whole, 8));
  expect(outwards).toContain(100);
  expect(outwards.at(-1)).toBe(25);
});

it('toggles between 100 % and the whole picture on a double click', () => {
  const near = by(whole, toggleFactor(whole, 1));
  expect(levelOf(near, 1)).toBe(1);
  expect(by(near, toggleFactor(near, 1)).view).toEqual(WHOLE);
});

it('requests the full picture only if the preview would be enlarged', () => {
  expect(wantsFull(whole, 1)).toBe(false);
  // The full picture is not worth its bytes when the whole is shown, not even on a dense screen.
  expect(wantsFull(whole, 3)).toBe(false);
  expect(wantsFull(by(whole, 1.05), 1)).toBe(false);
  expect(wantsFull(by(whole, 1.6), 1)).toBe(true);
  expect(wantsFull(by({ ...whole, surface: { width: 360, height: 360 } }, 2), 1)).toBe(false);
});
