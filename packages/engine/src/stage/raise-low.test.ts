import { expect, it } from 'vitest';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { raiseLow } from './raise-low.ts';

const shaped = (aspect: number): PreparedProduct => ({ aspect }) as PreparedProduct;
const room = { height: 740, maxWidth: 720 };

it('places a low wide product higher than a tall one, with its middle near the picture’s', () => {
  expect(raiseLow(shaped(0.5), room, 760, 1000)).toBe(760);
  expect(raiseLow(shaped(1.2), room, 760, 1000)).toBe(760);
  const low = raiseLow(shaped(4), room, 760, 1000);
  expect(low).toBeLessThan(680);
  expect(low - 90).toBeCloseTo(570);
});

it('places a flat product in the middle, whatever floor the style has', () => {
  expect(raiseLow({ ...shaped(4), lies: true }, room, 760, 1000) - 90).toBeCloseTo(500);
  expect(raiseLow({ ...shaped(1), lies: true }, room, 760, 1000) - 360).toBeCloseTo(500);
});
