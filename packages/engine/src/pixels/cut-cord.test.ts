import { expect, it } from 'vitest';
import { cutCord } from './cut-cord.ts';
import { extentOf, type Silhouette } from './measure-alpha.ts';

type Block = readonly [left: number, top: number, right: number, bottom: number];
const SIDE = 200;

/** Lowest remaining row of opaque blocks on 200 × 200 px; null if no cord is detected. */
function standing(...blocks: Block[]): number | null {
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return blocks.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom) ? 1 : 0;
  });
  const seen: Silhouette = { alpha, width: SIDE, height: SIDE, ratio: 1 };
  const body = cutCord(seen, extentOf(seen));
  return body && extentOf({ ...seen, alpha: body }).bottom;
}

const TOASTER: Block = [10, 40, 130, 120];

// The body grows back by the pixel that it may have lost.
it('removes a cord with its plug that runs off in front of a product', () => {
  expect(standing(TOASTER, [70, 120, 74, 140], [70, 138, 170, 142], [164, 132, 182, 150])).toBe(121);
  expect(standing([70, 40, 190, 120], [100, 120, 104, 140], [20, 138, 104, 142], [10, 132, 26, 150])).toBe(121);
});

it('keeps legs, a foot and anything that hangs below the middle of a product', () => {
  expect(standing(TOASTER, [12, 120, 16, 160], [120, 120, 124, 160])).toBeNull();
  expect(standing(TOASTER, [60, 120, 80, 160], [40, 152, 100, 160])).toBeNull();
  expect(standing(TOASTER, [10, 120, 130, 126])).toBeNull();
  // A leg splayed to one side has others beside it.
  expect(standing(TOASTER, [10, 120, 14, 150], [126, 120, 130, 150], [128, 146, 150, 150])).toBeNull();
  expect(standing(TOASTER)).toBeNull();
});
