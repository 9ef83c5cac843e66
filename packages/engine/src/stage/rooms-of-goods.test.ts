import { plates, samples, type PlateRole } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { prepareProduct, type PreparedProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { chooseSet, countSets, type SetWish } from './choose-set.ts';
import { SETS_OF_ROOM } from './sets-of-rooms.ts';

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

/** The first `count` sets of a kind, without the seller choosing further ones. */
const setsOf = (id: string, role: PlateRole, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => {
    const { name } = chooseSet(mug, { ...wishOf(id, role), nth });
    return plates.get(name)!.info.set;
  });

describe('a kind of goods', () => {
  it.each([
    ['barbecue', 'patio'],
    ['garden_chair', 'patio'],
    ['bicycle', 'pavement'],
    ['scooter', 'pavement'],
    ['stroller', 'pavement'],
    ['lawn_mower', 'lawn'],
    ['kettlebell', 'track'],
    ['ball', 'track'],
    ['honey', 'shop_counter'],
    ['pot', 'kitchen_slate'],
    ['shampoo', 'bath_morning'],
    ['pen_holder', 'office'],
  ])('is shown where it lives: a %s in %s', (id, set) => {
    expect(setsOf(id, 'lifestyle', 4)).toContain(set);
  });

  it('has several rooms if it is furniture, none of which is a table', () => {
    for (const id of ['chair', 'armchair', 'sofa', 'floor_lamp', 'cabinet']) {
      const sets = setsOf(id, 'lifestyle', 4);
      expect(new Set(sets).size, `${sets.join(', ')} of a ${id}`).toBeGreaterThan(1);
      for (const set of sets) expect([...SETS_OF_ROOM.lounge, ...SETS_OF_ROOM.patio, 'hall'], `a ${id}`).toContain(set);
    }
  });

  it('with a single room keeps it, and has others for users who want another scene', () => {
    expect(new Set(setsOf('dollhouse', 'lifestyle', 4))).toEqual(new Set(['playroom']));
    const dollhouse = wishOf('dollhouse', 'lifestyle');
    expect(countSets(mug, dollhouse)).toBeGreaterThan(1);
    expect(plates.get(chooseSet(mug, { ...dollhouse, further: 1 }).name)!.info.set).not.toBe('playroom');
  });

  it('goes outdoors only if it belongs there: nothing of a merely related category', () => {
    const outdoors = ['street', 'track', 'woods', 'lawn', 'beach'] as const;
    for (const { id, rooms } of KINDS.values()) {
      const places = outdoors.filter((room) => !rooms.includes(room)).flatMap((room) => SETS_OF_ROOM[room]);
      for (const set of setsOf(id, 'lifestyle', 3)) expect(places, `a ${id}`).not.toContain(set);
    }
  });
});
