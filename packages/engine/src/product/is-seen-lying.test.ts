import { expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { isSeenLying } from './is-seen-lying.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Something 300 px high on one foot. */
const standing = (width: number, foot: number): PreparedProduct =>
  ({
    aspect: width / 300,
    extent: { left: 0, top: 0, right: width, bottom: 300 },
    feet: [{ x: width / 2, y: 300, halfWidth: foot / 2 }],
  }) as PreparedProduct;
const kind = (id: string) => KINDS.get(id)!;

it('says of a watch stretched out on its tip that it lay, and of a bottle that it stood', () => {
  expect(isSeenLying(standing(80, 14), kind('watch'))).toBe(true);
  expect(isSeenLying(standing(90, 80), kind('perfume'))).toBe(false);
});

it('lets stand what lives on the floor, and what nobody named', () => {
  expect(isSeenLying(standing(80, 14), kind('floor_lamp'))).toBe(false);
  expect(isSeenLying(standing(80, 14), null)).toBe(false);
});
