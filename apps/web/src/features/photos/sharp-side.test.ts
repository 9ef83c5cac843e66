import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { nearerHelps, sharpSide } from './sharp-side.ts';

const area = (width: number, height: number) => ({ left: 0, top: 0, width, height });

it('is the side of a main image that the product fills, rounded down', () => {
  // 1050 pixels of product are 87 % of 1207.
  expect(sharpSide({ width: 3000, height: 2000 }, area(0.35, 0.3))).toBe(1200);
  expect(sharpSide({ width: 1600, height: 1200 }, area(0.2, 0.8))).toBe(1100);
});

it('is at most the side of a final, and never zero', () => {
  expect(sharpSide({ width: 9000, height: 6000 }, area(0.9, 0.9))).toBe(FINAL_SIDE_PX);
  expect(sharpSide({ width: 100, height: 80 }, area(0.2, 0.2))).toBe(100);
});

it('does not suggest moving closer if another hint suggests moving back or a larger photo', () => {
  const warned = (...codes: ('small' | 'dark' | 'touches_edge')[]) => ({
    warnings: codes.map((code) => ({ code, message: '' })),
  });
  expect([warned(), warned('dark')].map(nearerHelps)).toEqual([true, true]);
  expect([warned('touches_edge'), warned('dark', 'small')].map(nearerHelps)).toEqual([false, false]);
});
