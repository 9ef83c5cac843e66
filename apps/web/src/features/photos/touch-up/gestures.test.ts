import type { TouchUp } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { awaitsTap, type Gesture, meansSame, tapped, touchUpAfter } from './gestures.ts';
import { UNTOUCHED } from './history.ts';

const HERE = { x: 0.4, y: 0.6 };
const still = (tool: Gesture['tool'], at = HERE): Gesture => ({
  line: [at],
  isStill: true,
  tool,
  isExact: false,
  radius: 0.02,
  photo: { width: 1600, height: 1200 },
});
const box = { x: 0.1, y: 0.1, w: 0.5, h: 0.7 };
const painted: TouchUp = { tap: [0.2, 0.2], choice: 1, strokes: [{ mode: 'keep', radius: 0.01, points: [[0, 0]] }] };

it('is a tap with box and brush before any correction, but never with the eraser', () => {
  expect(touchUpAfter(UNTOUCHED, still('keep'))).toEqual({ tap: [0.4, 0.6], strokes: [] });
  expect(touchUpAfter(UNTOUCHED, still('box'))).toEqual({ tap: [0.4, 0.6], strokes: [] });
  expect(touchUpAfter(UNTOUCHED, still('erase'))).toMatchObject({ strokes: [{ mode: 'erase', points: [[0.4, 0.6]] }] });
  expect(touchUpAfter(UNTOUCHED, still('erase'))).not.toHaveProperty('tap');
  expect(touchUpAfter(UNTOUCHED, still('move'))).toBeNull();
});

it('is a dot with the exact brush, even as the first gesture', () => {
  const after = touchUpAfter(UNTOUCHED, { ...still('keep'), isExact: true });
  expect(after).toMatchObject({ strokes: [{ mode: 'keep', exact: true, points: [[0.4, 0.6]] }] });
  expect(after).not.toHaveProperty('tap');
  expect(touchUpAfter(UNTOUCHED, { ...still('box'), isExact: true })).toEqual({ tap: [0.4, 0.6], strokes: [] });
});

it('is a dot with the brush after a correction, and keeps tap and choice', () => {
  const after = touchUpAfter(painted, still('keep'));
  expect(after).toMatchObject({ tap: [0.2, 0.2], choice: 1 });
  expect(after?.strokes).toHaveLength(2);
  expect(awaitsTap({ choice: 0, strokes: [] }, 'keep')).toBe(false);
});

it('selects another thing when tapped with the box, without the corrections of the previous one', () => {
  expect(touchUpAfter(painted, still('box'))).toEqual({ tap: [0.4, 0.6], strokes: [] });
});

it('keeps a box around a tap, and drops a tap or box that excludes the other', () => {
  expect(tapped({ box, strokes: [] }, HERE)).toEqual({ box, tap: [0.4, 0.6], strokes: [] });
  expect(tapped({ box, strokes: [] }, { x: 0.9, y: 0.9 })).toEqual({ tap: [0.9, 0.9], strokes: [] });
  const draw = (from: number): Gesture => ({
    ...still('box'),
    isStill: false,
    line: [
      { x: from, y: from },
      { x: 1, y: 1 },
    ],
  });
  expect(touchUpAfter(painted, draw(0.1))).toEqual({
    box: { x: 0.1, y: 0.1, w: 0.9, h: 0.9 },
    tap: [0.2, 0.2],
    strokes: painted.strokes,
  });
  expect(touchUpAfter(painted, draw(0.3))).not.toHaveProperty('tap');
});

it('is ignored outside the photo', () => {
  expect(touchUpAfter(UNTOUCHED, still('keep', { x: -0.01, y: 0.5 }))).toBeNull();
  expect(touchUpAfter(UNTOUCHED, still('box', { x: 0.5, y: 1.2 }))).toBeNull();
});

it('paints and draws where the pointer moved, even as the first gesture', () => {
  const line = [HERE, { x: 0.6, y: 0.6 }];
  expect(touchUpAfter(UNTOUCHED, { ...still('keep'), isStill: false, line })).toMatchObject({
    strokes: [{ mode: 'keep' }],
  });
});

it('compares two lists, whatever the order of a box’s corners', () => {
  const { h, w, x, y } = box;
  expect(meansSame({ box, strokes: [] }, { box: { h, w, x, y }, strokes: painted.strokes })).toBe(true);
  expect(meansSame(painted, { ...painted, choice: 2 })).toBe(true);
  expect(meansSame(painted, UNTOUCHED)).toBe(false);
  expect(meansSame({ box, strokes: [] }, { box: { ...box, w: 0.4 }, strokes: [] })).toBe(false);
});
