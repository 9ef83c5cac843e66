import { plates, samples, type PlateRole } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { prepareProduct, type PreparedProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { chooseSet, type SetWish } from './choose-set.ts';

let mug: PreparedProduct;

beforeAll(async () => {
  const sample = samples.get('mug');
  if (!sample) throw new Error('The mug sample is missing');
  mug = prepareProduct(await sampleProduct(sample.photoPath, sample.maskPath, 500));
});

const wishOf = (id: string, role: PlateRole): SetWish => {
  const kind = KINDS.get(id)!;
  return { role, category: null, kind, longerM: kind.longerM };
};

/** The first `count` sets that a kind is shown in by itself, without a hand that goes on. */
const setsOf = (id: string, role: PlateRole, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => {
    const { name } = chooseSet(mug, { ...wishOf(id, role), nth });
    return plates.get(name)!.info.set;
  });

describe('a kind of goods', () => {
  it.each([
    ['barbecue', 'patio'],
    ['garden_chair', 'patio'],
  ])('is shown where it lives: a %s in %s', (id, set) => {
    expect(setsOf(id, 'lifestyle', 4)).toContain(set);
  });
});
