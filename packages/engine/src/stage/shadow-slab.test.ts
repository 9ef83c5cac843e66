import { expect, it } from 'vitest';
import { hiddenBySlab, slabOf } from './shadow-slab.ts';

const SIDE = 100;
/** A metre is a hundred pixels, seen from the side; the left foot stands at column 20. */
const STANDING = {
  baseX: 20,
  baseY: 100,
  pixelsPerMetre: 100,
  rowsPerMetre: 100,
  rise: 0,
  slices: [{ metres: 0 }],
};

/** A product whose pixels are where `isFilled` says. */
function draw(isFilled: (x: number, y: number) => boolean) {
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    isFilled(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0,
  );
  return {
    silhouette: { alpha, width: SIDE, height: SIDE, ratio: 1 },
    extent: { left: 10, right: 90, top: 20, bottom: 100 },
  };
}

const isLeg = (x: number): boolean => (x >= 18 && x < 22) || (x >= 78 && x < 82);

it('finds a table top above its legs, with its minimum depth', () => {
  const table = draw((x, y) => (y >= 20 && y < 30 && x >= 10 && x < 90) || (y >= 30 && isLeg(x)));
  const slab = slabOf(table, STANDING, [20, 80])!;
  expect(slab.height).toBeCloseTo(0.71, 2);
  expect([slab.from, slab.to, slab.near]).toEqual([-0.1, 0.7, 0]);
  expect(slab.far).toBeGreaterThan(0.3);
});

it('finds none below the bow of headphones, nor in a product that lies on the floor', () => {
  const bow = draw((x, y) => y >= 20 && Math.abs(Math.hypot(x - 50, y - 60) - 35) < 5 && y < 100);
  expect(slabOf(bow, STANDING, [20, 80])).toBeNull();
  const rail = draw((x, y) => y >= 95 && isLeg(x));
  expect(slabOf(rail, STANDING, [20, 80])).toBeNull();
});

it('blocks the light above a place below it, half of it at its rim, and none beside', () => {
  const slab = { height: 0.5, from: 0, to: 1, near: 0, far: 1 };
  const above = { along: 0, behind: 0, up: 1 };
  const under = (along: number, light = above): number => hiddenBySlab(slab, { along, behind: 0.5 }, light);
  expect([under(0.5), under(1), under(1.2)]).toEqual([1, 0.5, 0]);
  // Light from the side casts its shadow as far away as the slab is high.
  expect(under(0.9, { along: 1, behind: 0, up: 1 })).toBe(0);
  expect(under(0, { along: 1, behind: 0, up: 1 })).toBe(1);
});
