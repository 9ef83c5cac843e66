import { plates, samples, type PlateRole } from '@vitrine/scenes';
import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { CATEGORY_IDS, type CategoryId } from '../identifiers.ts';
import { chooseSet, type SetWish } from './choose-set.ts';
import { prepareProduct, type PreparedProduct } from '../product/prepare-product.ts';
import { sampleProduct } from '../product/sample-product.ts';
import { SETS_OF_ROOM } from './sets-of-rooms.ts';

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
  const varied = ['crafts', 'automotive', 'garden', 'fitness'];

  it.each(varied)('shows an unknown product of %s in no room: it may be a bead or a wheel', (category) => {
    const { name } = chooseSet(mug, { role: 'lifestyle', category: category as CategoryId, longerM: 0.2 });
    expect(infoOf(name).scaled).toBe(false);
  });

  it('shows a bathtub, which has none of the rooms, in no living room', () => {
    const kind = KINDS.get('bathroom_furniture')!;
    for (const role of ['lifestyle', 'snapshot'] as const) {
      const { name } = chooseSet(mug, { role, category: 'home', kind, longerM: 0.8 });
      expect(infoOf(name).scaled).toBe(false);
    }
  });

  it.each(CATEGORY_IDS.filter((category) => !varied.includes(category)))('shows %s at home', (category) => {
    const { name } = chooseSet(mug, { role: 'lifestyle', category, longerM: 0.2 });
    expect(infoOf(name).roles).toContain('lifestyle');
    expect(infoOf(name).categories).toContain(category);
  });

  it.each(['lifestyle', 'snapshot'] as const)(
    'shows an unknown product in no room rather than in a wrong one (%s)',
    (role) => {
      for (const nth of [0, 1, 2, 3]) {
        const { name } = chooseSet(mug, { role, category: null, longerM: 0.2, nth });
        expect(infoOf(name).categories).toEqual([]);
        expect(infoOf(name).roles).toContain('studio');
      }
    },
  );

  /** The first five sets for a kind. */
  const shown = (id: string, wish: Partial<SetWish> = {}): string[] => {
    const kind = KINDS.get(id)!;
    const whole: SetWish = { role: 'lifestyle', category: null, kind, longerM: kind.longerM, ...wish };
    return [0, 1, 2, 3, 4].map((further) => infoOf(chooseSet(mug, Object.assign(whole, { further })).name).set);
  };

  it.each([
    ['mug', 'kitchen_oak'],
    ['toy_car', 'playroom'],
    ['chair', 'living_floor'],
    ['dumbbell', 'gym'],
    ['table_lamp', 'living'],
    ['plant_pot', 'potting'],
  ])('shows a %s where it lives, though no category was told', (id, set) => {
    const first = shown(id).slice(0, 2);
    expect(first.some((name) => name === set || SETS_OF_ROOM[KINDS.get(id)!.rooms[0]!].includes(name))).toBe(true);
  });

  it('puts no toy beside a car, in any picture', () => {
    for (const role of ['lifestyle', 'snapshot'] as const) {
      const sets = shown('toy_car', { role, category: 'toys' });
      expect(sets).not.toContain('garage');
      expect(sets).not.toContain('workshop');
    }
  });

  it('puts no small product in a street beside a car’s wheel, except car accessories', () => {
    for (const id of ['garden_gnome', 'drone', 'ball', 'helmet', 'hose', 'bike_part']) {
      for (const role of ['lifestyle', 'snapshot'] as const)
        for (const street of ['driveway', 'pavement'])
          expect(shown(id, { role }), `sets of a ${id}`).not.toContain(street);
    }
    for (const category of ['toys', 'pets', 'fitness'] as const) {
      const sets = [0, 1, 2, 3, 4].map(
        (nth) => chooseSet(mug, { role: 'lifestyle', category, longerM: 0.24, nth }).name,
      );
      expect(
        sets.some((name) => /^driveway|^pavement/u.test(name)),
        `a street for ${category}`,
      ).toBe(false);
    }
    expect(shown('skateboard')).toContain('pavement');
    expect(shown('tyre')).toContain('driveway');
    for (const id of ['skateboard', 'bicycle', 'garden_chair', 'motorcycle', 'car'])
      expect(shown(id), `sets of a ${id}`).not.toContain('driveway');
    expect(SETS_OF_ROOM.terrace).toContain(shown('garden_gnome')[0]);
  });

  it('shows a cup of espresso where coffee is drunk, although it is small', () => {
    expect(shown('mug', { longerM: 0.055 })[0]).toMatch(/kitchen|cafe/u);
  });

  it('gives an unknown product a background with some character before a bare one, and a snapshot another', () => {
    const setsFor = (role: 'lifestyle' | 'snapshot'): string[] =>
      [0, 1, 2].map((nth) => infoOf(chooseSet(mug, { role, category: null, longerM: 0.2, nth }).name).set);
    expect(setsFor('lifestyle').some((set) => set.startsWith('sweep'))).toBe(false);
    expect(setsFor('snapshot')[0]).not.toBe(setsFor('lifestyle')[0]);
  });

  it('puts no large product on a table, and one larger than every room where there is much floor', () => {
    for (const id of ['sofa', 'bicycle', 'floor_lamp', 'chair']) {
      for (const name of shown(id))
        expect([...plates.values()].find(({ info }) => info.set === name)?.info.ground).not.toBe('table');
    }
    expect(shown('car', { category: 'automotive' }).slice(0, 3).toSorted()).toEqual(['garden', 'hall', 'yard']);
  });

  it('shows a product that would be lost in a room on a plain background', () => {
    for (const name of shown('ring', { kind: null, category: 'fashion', longerM: 0.024 })) {
      expect([...plates.values()].find(({ info }) => info.set === name)?.info.scaled).toBe(false);
    }
  });

  it('shows flat products on a table of their kind, or else on plain backgrounds, and never lays a standing one there', () => {
    const flat = (id: string, lies: boolean): string[] => {
      const kind = KINDS.get(id)!;
      const wish: SetWish = { role: 'flat_lay', category: null, kind, longerM: kind.longerM };
      const product = { ...mug, ...(lies && { lies }) };
      return [0, 1, 2, 3].map((nth) => infoOf(chooseSet(product, { ...wish, nth }).name).set);
    };
    for (const [id, home] of [
      ['cutlery', 'worktop'],
      ['notebook', 'desktop'],
      ['socks', 'bedding'],
      ['bracelet', 'jewel_tray'],
      ['hand_tool', 'bench_top'],
    ] as const) {
      expect(flat(id, true).slice(0, 2), `the first two of a ${id}`).toContain(home);
      expect(new Set(flat(id, true)).size, `grounds of a ${id}`).toBeGreaterThan(2);
    }
    expect(flat('mug', false)).not.toContain('worktop');
  });

  it('shows furniture in a snapshot without a child’s blocks on the rug', () => {
    for (const id of ['chair', 'sofa', 'floor_lamp']) {
      const [name] = shown(id, { role: 'snapshot' });
      expect(name).not.toBe('snap_rug');
      expect(SETS_OF_ROOM.lounge).toContain(name);
    }
    expect(shown('toy_car', { role: 'snapshot' })).toContain('snap_rug');
  });

  it('has a floor for an unnamed product of known size, and none for a small one', () => {
    const lorry = [0, 1].map((nth) =>
      infoOf(chooseSet(mug, { role: 'snapshot', category: 'automotive', longerM: 6, nth }).name),
    );
    for (const { scaled, ground } of lorry) expect([scaled, ground]).not.toContain('table');
    expect(new Set(lorry.map(({ set }) => set))).toEqual(new Set(['yard', 'hall']));
  });

  it('puts no car on a saucer and no sofa on a small stage', () => {
    const onPodium = (aspect: number, longerM: number, role: PlateRole = 'podium'): boolean =>
      [0, 1, 2, 3].some(
        (nth) =>
          infoOf(chooseSet({ ...mug, aspect }, { role, category: null, longerM, nth }).name).support !== undefined,
      );
    expect(onPodium(1, 0.2)).toBe(true);
    expect(chooseSet({ ...mug, isLow: true }, { role: 'podium', category: null, longerM: 0.3 }).name).not.toMatch(
      /podium/u,
    );
    const [foot] = mug.feet;
    expect(
      chooseSet({ ...mug, feet: [foot!, foot!, foot!] }, { role: 'podium', category: null, longerM: 0.2 }).name,
    ).not.toMatch(/podium/u);
    for (const role of ['podium', 'studio'] as const) {
      expect(onPodium(2.4, 0.2, role)).toBe(false);
      expect(onPodium(1, 1.8, role)).toBe(false);
    }
  });

  it('takes the view from about the photo’s camera height', () => {
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

  it('gives the pictures of one job different sets if there are several', () => {
    const names = [0, 1].map((nth) => chooseSet(mug, { role: 'podium', category: null, longerM: 0.1, nth }).name);
    const sets = new Set(
      [...plates.values()].filter(({ info }) => info.roles.includes('podium')).map(({ info }) => info.set),
    );
    expect(new Set(names.map((name) => infoOf(name).set)).size).toBe(Math.min(2, sets.size));
  });
});
