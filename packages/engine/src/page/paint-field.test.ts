import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { paintField } from './paint-field.ts';
import type { UnitBox } from './picture.ts';

const frame = { width: 100, height: 100 };

it('is drawn anew for another part of the frame, and alike for the same', () => {
  const layer = paintField('rising', (x) => [x / 100, x / 100, x / 100]);
  const levelsIn = (window: UnitBox): number[] => {
    const canvas = createCanvas(100, 100);
    layer.draw({ ctx: canvas.getContext('2d'), frame, scale: 1, window });
    return [...canvas.data().subarray((50 * 100 + 50) * 4, (50 * 100 + 50) * 4 + 3)];
  };
  const whole = levelsIn({ x: 0, y: 0, w: 100, h: 100 });
  const right = levelsIn({ x: 40, y: 0, w: 100, h: 100 });
  expect(levelsIn({ x: 0, y: 0, w: 100, h: 100 })).toEqual(whole);
  expect(levelsIn({ x: 40, y: 0, w: 100, h: 100 })).toEqual(right);
  // The field tells where in the frame a place is, not where in the window.
  expect(right[0]).toBeCloseTo(whole[0] ?? 0, -1);
  expect(levelsIn({ x: 0, y: 0, w: 200, h: 200 })[0]).toBeCloseTo(whole[0] ?? 0, -1);
});
