import { expect, it } from 'vitest';
import { probeLayers } from '../page/draw-picture.ts';
import type { Layer } from '../page/picture.ts';
import { frameOf } from '../page/units.ts';
import { softenBackground } from './soften-background.ts';

const frame = frameOf(1000, 1000);
/** Dark and pale stripes of ten units each. */
const stripes: Layer = {
  name: 'stripes',
  draw({ ctx }) {
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, 1000, 1000);
    ctx.fillStyle = '#000000';
    for (let y = 0; y < 1000; y += 20) ctx.fillRect(0, y, 1000, 10);
  },
};

/** Difference between the darkest and the palest level in a column. */
function contrastAt(x: number): number {
  const soft = softenBackground({ backdrop: [stripes] }, { x: 300, y: 0 }, { x: 600, y: 0 });
  const { data, width } = probeLayers(frame, [stripes, soft], 400);
  const levels = Array.from({ length: 200 }, (_, i) => data[((100 + i) * width + Math.round(x * 0.4)) * 4] ?? 0);
  return Math.max(...levels) - Math.min(...levels);
}

it('removes fine detail behind words, and none beside them', () => {
  expect(contrastAt(150)).toBeLessThan(30);
  expect(contrastAt(800)).toBeGreaterThan(200);
});
