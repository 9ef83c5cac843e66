import { plates, samples } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../identifiers.ts';
import { chooseSet } from './choose-set.ts';
import { prepareProduct, type PreparedProduct } from './prepare-product.ts';
import { sampleProduct } from './sample-product.ts';

let mug: PreparedProduct;

beforeAll(async () => {
  const sample = samples.get('mug');
  if (!sample) throw new Error('The mug sample is missing');
  mug = prepareProduct(await sampleProduct(sample.photoPath, sample.maskPath, 500));
});

const infoOf = (name: string): NonNullable<ReturnType<typeof plates.get>>['info'] => {
  const plate = plates.get(name);
  if (!plate) throw new Error(`No plate ${name}`);
  return plate.info;
};

describe('chooseSet', () => {
  it.each(CATEGORY_IDS)('shows %s at home', (category) => {
    const { name } = chooseSet(mug, { role: 'lifestyle', category, longerM: 0.2 });
    expect(infoOf(name).roles).toContain('lifestyle');
    expect(infoOf(name).categories).toContain(category);
  });

  it.each(['lifestyle', 'snapshot'] as const)('shows what has no category at home, not in a garage (%s)', (role) => {
    for (const nth of [0, 1, 2, 3]) {
      const { name } = chooseSet(mug, { role, category: null, longerM: 0.2, nth });
      expect(infoOf(name).categories).toContain('home');
    }
  });

  it('takes the view from about as high as the photo', () => {
    const low = chooseSet({ ...mug, pitchDeg: 6 }, { role: 'podium', category: null, longerM: 0.1 });
    const high = chooseSet({ ...mug, pitchDeg: 30 }, { role: 'podium', category: null, longerM: 0.1 });
    expect(infoOf(low.name).pitch_deg).toBeLessThan(infoOf(high.name).pitch_deg);
  });

  it('mirrors a set that is lit from the other side than the photo, and only that', () => {
    const litFrom = (side: number): boolean => {
      const product = { ...mug, light: { ...mug.light, side } };
      return chooseSet(product, { role: 'podium', category: null, longerM: 0.1 }).mirrored;
    };
    expect(litFrom(-0.4)).not.toBe(litFrom(0.4));
    expect(litFrom(0)).toBe(false);
  });

  it('gives the pictures of one job different sets where there are some', () => {
    const names = [0, 1].map((nth) => chooseSet(mug, { role: 'podium', category: null, longerM: 0.1, nth }).name);
    const sets = new Set(
      [...plates.values()].filter(({ info }) => info.roles.includes('podium')).map(({ info }) => info.set),
    );
    expect(new Set(names.map((name) => infoOf(name).set)).size).toBe(Math.min(2, sets.size));
  });
});
