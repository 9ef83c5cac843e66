import { join } from 'node:path';
import type { CategoryId } from '../identifiers.ts';
import { readOwnJson } from '../type/read-own-json.ts';

/**
 * Where a product is used: on a table, a shelf or a counter; on the floor; outdoors on the ground; in the hand, so that it may
 * stand anywhere; on a wall; worn; lying flat.
 */
export const PLACES = ['table', 'counter', 'floor', 'ground', 'hand', 'wall', 'worn', 'flat'] as const;
export type Place = (typeof PLACES)[number];

/** Rooms by activity; `rooms.ts` maps them to scenes. */
export const ROOMS = [
  ...(['kitchen', 'cafe', 'living', 'lounge', 'hall', 'bedroom', 'bath', 'vanity', 'desk', 'craft', 'bench'] as const),
  ...(['ground', 'gym', 'nursery', 'playroom', 'pets', 'terrace', 'potting', 'boutique'] as const),
  ...(['patio', 'shop', 'shelf', 'sill', 'street', 'track', 'lawn', 'woods', 'beach', 'jewels'] as const),
] as const;
export type Room = (typeof ROOMS)[number];

/** A kind of goods. */
export interface Kind {
  id: string;
  category: CategoryId;
  /** Usual longer side, metres. */
  longerM: number;
  /** Usual height by width when standing, if it is characteristic: a bottle that appears wider than high is lying. */
  ratio?: number;
  lives: Place;
  /** Rooms where it belongs, best first. */
  rooms: readonly Room[];
}

/** Longer side, metres, from which a product is too large for a table. */
const LARGE_M = 0.6;

/** Every kind of goods by its id; the names are in `names/`. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(readOwnJson<Record<string, Omit<Kind, 'id'>>>(join(import.meta.dirname, 'kinds.json'))).map(
    ([id, facts]) => [id, { id, ...facts }],
  ),
);

/** Whether a kind is too large for a table. */
export const isLarge = ({ longerM }: Kind): boolean => longerM >= LARGE_M;

/** Whether products of a kind have no base: they are worn, hang or lie. */
export const isFootless = ({ lives }: Kind): boolean => lives === 'worn' || lives === 'wall' || lives === 'flat';
