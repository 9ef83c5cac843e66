import type { PlateInfo } from '@vitrine/scenes';
import { isFootless, isLarge, type Kind, type Place, type Room } from '../goods/kinds.ts';
import type { CategoryId } from '../identifiers.ts';

/** Which sets belong to which room. */
export const SETS_OF_ROOM: Readonly<Record<Room, readonly string[]>> = {
  kitchen: ['kitchen_oak', 'kitchen_island', 'kitchen_slate', 'snap_kitchen', 'worktop'],
  cafe: ['cafe', 'dining'],
  living: ['living', 'snap_sill'],
  // No rug with a child's blocks on it: that is in the playroom.
  lounge: ['living_floor', 'nordic', 'evening', 'loft'],
  // The hallway shows a dog's basket and toys: a bag or a suitcase stands in front of a sofa instead.
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

/** Size in metres from which a product also gets places with much free floor: a bicycle, a sofa, a lorry. */
const SPACIOUS_M = 0.9;
/** Those places, in which nothing shows a wrong scale, by category, best first; the hall for all other categories. */
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

/** Rank of a set among the places for large products of that category and size; -1 if it is none of them. */
export function spaciousRank({ set }: PlateInfo, category: CategoryId | null, longerM: number): number {
  if (longerM < SPACIOUS_M) return -1;
  return ((category && SPACIOUS[category]) ?? ['hall']).indexOf(set);
}

/** Rank of a set among a kind's own rooms: 0 for the best; -1 if it is none of them. */
export function roomRank({ set }: PlateInfo, { rooms }: Kind): number {
  return rooms.findIndex((room) => SETS_OF_ROOM[room].includes(set));
}

/** The bed among the sets seen from above, the kinds that lie on it, and the kinds that lie on no table either: slippers. */
const BED = 'bedding';
const LIES_ON_BED: ReadonlySet<Place> = new Set(['flat', 'worn']);
const LIES_ON_NO_TABLE: ReadonlySet<Place> = new Set(['floor', 'ground', 'wall']);

/**
 * Whether a kind may stand on a set's surface: no sofa on a table, no bathroom scale on a counter. A small outdoor product (a lantern, a
 * gnome) may also stand on a garden table.
 */
export function maySuit(info: PlateInfo, kind: Kind): boolean {
  const { ground, scaled, view, set } = info;
  if (!scaled) return true;
  // Clothes and similar soft or small products lie on a bed; on a table seen from above lies anything that does not belong on a floor or a
  // wall.
  if (view === 'top') return set === BED ? LIES_ON_BED.has(kind.lives) : !LIES_ON_NO_TABLE.has(kind.lives);
  if (isFootless(kind)) return false;
  if (kind.lives === 'floor' || isLarge(kind)) return ground !== 'table';
  if (kind.lives === 'hand' || kind.lives === 'ground' || ground === 'table') return true;
  // A table lamp stands on a floor only if that is its own room, and never on a child's rug.
  return roomRank(info, kind) >= 0;
}
