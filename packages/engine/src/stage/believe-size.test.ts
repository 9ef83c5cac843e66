import { describe, expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { believableHeight, longerSideOf, nearerFor } from './believe-size.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';

const shaped = (aspect: number, feet = 1): PreparedProduct =>
  ({ aspect, feet: Array.from({ length: feet }, (_, x) => ({ x, y: 9, halfWidth: 1 })) }) as PreparedProduct;
const MUG = shaped(1.2);
const BOTTLE = shaped(0.37);
const CHAIR = shaped(0.6);
const counter = { scaled: true, unitsPerMetre: 1100 } as Stage;

describe('longerSideOf', () => {
  it('estimates a mug of 350 ml at nine centimetres high, and as much wider as it looks', () => {
    const said = { of: 'volume', cubicMetres: 3.5e-4 } as const;
    expect(longerSideOf(MUG, null, said) / MUG.aspect).toBeCloseTo(0.093, 3);
  });

  it('estimates a slim bottle higher than a mug of the same volume: its neck and its pump hold little', () => {
    const said = { of: 'volume', cubicMetres: 3e-4 } as const;
    expect(longerSideOf(BOTTLE, 'beauty', said)).toBeGreaterThan(0.15);
    expect(longerSideOf(BOTTLE, 'beauty', said)).toBeLessThan(0.2);
  });

  it('treats an unnamed product with legs as furniture', () => {
    expect(longerSideOf(shaped(0.7, 4), null, null)).toBeGreaterThan(0.6);
    expect(longerSideOf(shaped(0.7, 4), 'toys', null)).toBeLessThan(0.4);
    expect(longerSideOf(shaped(0.7), null, null)).toBeLessThan(0.4);
  });

  it('takes a stated length', () => {
    expect(longerSideOf(BOTTLE, null, { of: 'longest side', metres: 0.21 })).toBe(0.21);
  });
});

describe('longerSideOf a kind', () => {
  const bicycle = KINDS.get('bicycle')!;
  const lamp = KINDS.get('table_lamp')!;

  it('takes the usual size if nothing is stated, whatever the category', () => {
    expect(longerSideOf(CHAIR, 'fitness', null, bicycle)).toBe(1.75);
    expect(longerSideOf(MUG, null, null, KINDS.get('mug'))).toBe(0.12);
  });

  it('accepts a size that the kind can have', () => {
    expect(longerSideOf(CHAIR, null, { of: 'longest side', metres: 0.3 }, lamp)).toBe(0.3);
    expect(longerSideOf(CHAIR, null, { of: 'longest side', metres: 1.4 }, bicycle)).toBe(1.4);
  });

  it('never takes a frame of 40 cm for the bicycle, nor a cable of 3 m for the lamp', () => {
    expect(longerSideOf(CHAIR, null, { of: 'longest side', metres: 0.4 }, bicycle)).toBe(1.75);
    expect(longerSideOf(CHAIR, null, { of: 'longest side', metres: 3 }, lamp)).toBe(0.45);
  });
});

describe('in a set with objects of known size', () => {
  const heights = (nearer: boolean): number[] =>
    (
      [
        [MUG, 0.11],
        [BOTTLE, 0.18],
        [CHAIR, 0.9],
      ] as const
    ).map(([product, longerM]) => {
      const zoom = nearer ? nearerFor(counter, product, longerM, 700) : 1;
      return believableHeight({ ...counter, unitsPerMetre: 1100 * zoom }, product, longerM, 700);
    });

  it('draws a mug lower than a bottle, and a bottle lower than a chair', () => {
    const [mug = 0, bottle = 0, chair = 0] = heights(true);
    expect(mug).toBeLessThan(bottle);
    expect(bottle).toBeLessThan(chair);
  });

  it('draws nothing more than half as large again as it is, unless it would be lost', () => {
    for (const [product, longerM] of [
      [MUG, 0.11],
      [BOTTLE, 0.18],
      [BOTTLE, 0.3],
    ] as const) {
      const height = believableHeight(counter, product, longerM, 700);
      const real = longerM * Math.min(1, 1 / product.aspect) * 1100;
      const least = 700 * 0.68 * Math.min(1, 1 / product.aspect);
      expect(height).toBeLessThanOrEqual(Math.max(1.5 * real, least) + 1e-9);
    }
  });

  it('lets a small product take more than half of its space, so that the picture is about it', () => {
    expect(believableHeight(counter, BOTTLE, 0.08, 700)).toBeGreaterThan(0.55 * 700);
  });

  it('keeps the camera so far from a floor that the room is visible', () => {
    const near = nearerFor(counter, MUG, 0.11, 700);
    expect(nearerFor({ ...counter, onFloor: true }, MUG, 0.11, 700)).toBeLessThan(near);
    expect(nearerFor({ ...counter, onFloor: true }, MUG, 0.11, 700)).toBeLessThan(1.4);
  });

  it('moves the camera closer for small products only', () => {
    const [mug = 0, , chair = 0] = heights(true);
    const [far = 0, , same = 0] = heights(false);
    expect(mug).toBeGreaterThanOrEqual(far);
    expect(nearerFor(counter, MUG, 0.11, 700)).toBeGreaterThan(1.1);
    expect(chair).toBe(same);
  });
});
