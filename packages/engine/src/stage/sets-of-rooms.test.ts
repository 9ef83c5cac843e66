import { plates } from '@vitrine/scenes';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../goods/kinds.ts';
import { isSpacious, maySuit, roomRank, SETS_OF_ROOM, spaciousRank } from './sets-of-rooms.ts';

const infos = [...plates.values()].map(({ info }) => info);
const kind = (id: string): Kind => KINDS.get(id)!;

describe('SETS_OF_ROOM', () => {
  it('names existing sets, and forgets no room', () => {
    const named = new Set(Object.values(SETS_OF_ROOM).flat());
    const homes = new Set(infos.filter(({ scaled }) => scaled).map(({ set }) => set));
    const spacious = infos.filter(isSpacious).map(({ set }) => set);
    expect([...new Set([...named, ...spacious])].toSorted()).toEqual([...homes].toSorted());
  });
});

describe('maySuit', () => {
  const on = (ground: string): (typeof infos)[number] => infos.find((info) => info.ground === ground)!;

  it('puts no sofa on a table, no bathroom scale on a counter and no shirt anywhere', () => {
    for (const id of ['sofa', 'bathroom_scale', 'bicycle'])
      expect(maySuit(on('table'), kind(id)), `kind ${id}`).toBe(false);
    expect(maySuit(on('floor'), kind('sofa'))).toBe(true);
    for (const ground of ['table', 'floor']) expect(maySuit(on(ground), kind('t_shirt'))).toBe(false);
    expect(maySuit(on('any'), kind('t_shirt'))).toBe(true);
  });

  it('puts table products on a floor only in their own room', () => {
    const rug = infos.find(({ set }) => set === 'snap_rug')!;
    expect(maySuit(rug, kind('table_lamp'))).toBe(false);
    expect(maySuit(rug, kind('cushion'))).toBe(true);
  });

  it('lays products on a table seen from above unless they belong on a floor or a wall, and flat or worn ones on a bed', () => {
    const above = (name: string) => infos.find(({ set }) => set === name)!;
    for (const id of ['cutlery', 'keyboard', 'pan']) expect(maySuit(above('desktop'), kind(id)), `a ${id}`).toBe(true);
    for (const id of ['shoes', 'wall_clock']) expect(maySuit(above('desktop'), kind(id)), `a ${id}`).toBe(false);
    expect(maySuit(above('bedding'), kind('t_shirt'))).toBe(true);
    expect(maySuit(above('bedding'), kind('keyboard'))).toBe(false);
  });

  it('lets hand-held products stand on both', () => {
    for (const ground of ['table', 'floor']) expect(maySuit(on(ground), kind('toy_car')), `on ${ground}`).toBe(true);
  });
});

it('ranks a kind’s own rooms before all others', () => {
  const oak = infos.find(({ set }) => set === 'kitchen_oak')!;
  expect(roomRank(oak, kind('mug'))).toBe(0);
  expect(roomRank(oak, kind('sofa'))).toBe(-1);
});

it('shows no bag and no suitcase beside a dog’s toys', () => {
  const hallway = infos.filter(({ set }) => set === 'hallway');
  for (const info of hallway) {
    expect(roomRank(info, kind('backpack'))).toBe(-1);
    expect(info.categories).not.toContain('fashion');
  }
  expect(infos.some((info) => info.ground === 'floor' && roomRank(info, kind('backpack')) === 0)).toBe(true);
});

it('has places with much free floor for large products, and for no small ones', () => {
  const rankOf = (set: string, longerM: number): number =>
    spaciousRank(
      infos.find((info) => info.set === set)!,
      'automotive',
      longerM,
    );
  expect(rankOf('yard', 4.3)).toBe(0);
  expect(rankOf('hall', 4.3)).toBe(1);
  expect(rankOf('yard', 0.5)).toBe(-1);
  expect(rankOf('nordic', 4.3)).toBe(-1);
});
