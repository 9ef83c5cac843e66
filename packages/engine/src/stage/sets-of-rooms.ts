import type { PlateInfo } from '@vitrine/scenes';
import { isFootless, isLarge, type Kind, type Place, type Room } from '../goods/kinds.ts';
import type { CategoryId } from '../identifiers.ts';

/** Which sets are which room. */
export const SETS_OF_ROOM: Readonly<Record<Room, readonly string[]>> = {
  kitchen: ['kitchen_oak', 'kitchen_island', 'kitchen_slate', 'snap_kitchen', 'worktop'],
  cafe: ['cafe', 'dining'],
  living: ['living', 'snap_sill'],
  // No rug with a child's blocks on it: that is the playroom's.
  lounge: ['living_floor', 'nordic', 'evening', 'loft'],
  // The hallway has a dog's basket and its toys in it: a bag or a suitcase stands before a sofa.
  hall: ['nordic', 'living_floor'],
  bedroom: ['bedroom', 'dresser', 'snap_bedside', 'bedding'],
  bath: ['bath', 'bath_morning'],
  vanity: ['vanity'],
  desk: ['desk', 'study', 'office', 'snap_desk', 'desktop'],
  craft: ['craft', 'bench_top'],
  bench: ['workshop', 'garage', 'bench_top'],
  ground: ['driveway'],
  gym: ['gym'],
  nursery: ['nursery', 'bedding'],
  playroom: ['playroom', 'snap_rug'],
  pets: ['pet_corner', 'hallway'],
  terrace: ['terrace', 'balcony'],
  potting: ['potting'],
  boutique: ['boutique', 'bedding'],
  patio: ['patio'],
  shop: ['shop_counter'],
  shelf: ['bookshelf'],
  sill: ['sill'],
  street: ['pavement'],
  track: ['track'],
  lawn: ['lawn'],
  woods: ['forest'],
  beach: ['beach'],
  jewels: ['jewel_tray'],
};

/** Metres from which a thing has places with much free floor beside its own rooms: a bicycle, a sofa, a lorry. */
const SPACIOUS_M = 0.9;
/** Those places, where nothing stands that would tell a wrong size, by what is shown there, best first; of all else the hall. */
const SPACIOUS: Readonly<Partial<Record<CategoryId, readonly string[]>>> = {
  automotive: ['yard', 'hall', 'garden'],
  garden: ['garden', 'yard', 'hall'],
  fitness: ['garden', 'yard', 'hall'],
  toys: ['garden', 'hall'],
  pets: ['garden', 'hall'],
};
const SPACIOUS_SETS: ReadonlySet<string> = new Set(['yard', 'hall', 'garden']);

/** Whether a set is such a place. */
export const isSpacious = ({ set }: PlateInfo): boolean => SPACIOUS_SETS.has(set);

/** How far down the places for large things a set comes for a thing of that category and size; -1 when it is none of them. */
export function spaciousRank({ set }: PlateInfo, category: CategoryId | null, longerM: number): number {
  if (longerM < SPACIOUS_M) return -1;
  return ((category && SPACIOUS[category]) ?? ['hall']).indexOf(set);
}

/** How far down a kind's own rooms a set comes: 0 for the best; -1 when it is none of them. */
export function roomRank({ set }: PlateInfo, { rooms }: Kind): number {
  return rooms.findIndex((room) => SETS_OF_ROOM[room].includes(set));
}

/** The bed among the sets that are seen from above, what lies on one, and what lies on no table either: slippers. */
const BED = 'bedding';
const LIES_ON_BED: ReadonlySet<Place> = new Set(['flat', 'worn']);
const LIES_ON_NO_TABLE: ReadonlySet<Place> = new Set(['floor', 'ground', 'wall']);

/**
 * Whether a kind may stand on what a set has to stand on: no sofa on a table, no bathroom scale on a counter. What lives outdoors
 * and is small, a lantern or a gnome, is shown on a garden table as well.
 */
export function maySuit(info: PlateInfo, kind: Kind): boolean {
  const { ground, scaled, view, set } = info;
  if (!scaled) return true;
  // On a bed lie clothes and what is as soft or as small; on a table seen from above whatever does not belong on a floor or a wall.
  if (view === 'top') return set === BED ? LIES_ON_BED.has(kind.lives) : !LIES_ON_NO_TABLE.has(kind.lives);
  if (isFootless(kind)) return false;
  if (kind.lives === 'floor' || isLarge(kind)) return ground !== 'table';
  if (kind.lives === 'hand' || kind.lives === 'ground' || ground === 'table') return true;
  // A table lamp stands on a floor only where that is its own room, and on no child's rug.
  return roomRank(info, kind) >= 0;
}
