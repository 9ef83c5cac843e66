import { BRUSH_RADIUS } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { BRUSH_STEPS, radiusAt, START_RADIUS, stepOf } from './tools.ts';

it('converts between brush and slider', () => {
  for (let step = 0; step <= BRUSH_STEPS; step += 1) expect(stepOf(radiusAt(step))).toBe(step);
  expect(radiusAt(-5)).toBe(radiusAt(0));
  expect(radiusAt(BRUSH_STEPS + 5)).toBe(radiusAt(BRUSH_STEPS));
});

it('has only brush sizes that the server accepts', () => {
  for (const radius of [radiusAt(0), START_RADIUS, radiusAt(BRUSH_STEPS)]) {
    expect(radius).toBeGreaterThanOrEqual(BRUSH_RADIUS.min);
    expect(radius).toBeLessThanOrEqual(BRUSH_RADIUS.max);
  }
});
