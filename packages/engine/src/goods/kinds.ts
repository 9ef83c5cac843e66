import { join } from 'node:path';
import type { CategoryId } from '../identifiers.ts';
import { readOwnJson } from '../type/read-own-json.ts';

/**
 * Where a thing is when it is used: on a table, a shelf or a counter; on the floor; outdoors on the ground; held, so that it
 * may stand anywhere; on a wall; worn; lying flat.
 */
export const PLACES = ['table', 'counter', 'floor', 'ground', 'hand', 'wall', 'worn', 'flat'] as const;
export type Place = (typeof PLACES)[number];

/** Rooms by what is done there; which sets they are is told by `rooms.ts`. */
export const ROOMS = [
  ...(['kitchen', 'cafe', 'living', 'lounge', 'hall', 'bedroom', 'bath', 'vanity', 'desk', 'craft', 'bench'] as const),
  ...(['ground', 'gym', 'nursery', 'playroom', 'pets', 'terrace', 'potting', 'boutique'] as const),
  ...(['patio', 'shop', 'shelf', 'sill', 'street', 'track', 'lawn', 'woods', 'beach', 'jewels'] as const),
] as const;
export type Room = (typeof ROOMS)[number];

/** A kind of goods, as every one of its sort is. */
export interface Kind {
  id: string;
  category: CategoryId;
  /** Usual longer side, metres. */
  longerM: number;
  /** Height by width as it stands, where that tells: a bottle that is seen wider than high lies. */
  ratio?: number;
  lives: Place;
  /** Where one looks for it, best first. */
  rooms: readonly Room[];
}

/** Longer side, metres, from which a thing does not go on a table. */
const LARGE_M = 0.6;

/** Every kind of goods by its id; what they are called is in `names/`. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(readOwnJson<Record<string, Omit<Kind, 'id'>>>(join(import.meta.dirname, 'kinds.json'))).map(
    ([id, facts]) => [id, { id, ...facts }],
  ),
);

/** Whether a kind is too large for a table. */
export const isLarge = ({ longerM }: Kind): boolean => longerM >= LARGE_M;

/** Whether things of a kind have no foot to stand on: they are worn, hang or lie. */
export const isFootless = ({ lives }: Kind): boolean => lives === 'worn' || lives === 'wall' || lives === 'flat';
