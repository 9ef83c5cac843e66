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
  /** It has a hard base and is hardly ever photographed lying: a vase, a lamp. */
  stands?: boolean;
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

/** What a product of its own name has apart from its nearest kind: an egg cup is smaller than a cup. */
type OwnFacts = Partial<Omit<Kind, 'id' | 'category'>> & { kind: string };

const OWN_FACTS = new Map(
  Object.entries(readOwnJson<Record<string, OwnFacts>>(join(import.meta.dirname, 'thing-kinds.json'))),
);

/** The kind nearest to a product of `things.json`, with the product's own size, place and rooms. */
export function kindOfThing(id: string): Kind | null {
  const { kind, ...own } = OWN_FACTS.get(id) ?? { kind: '' };
  const near = KINDS.get(kind);
  return near === undefined ? null : { ...near, ...own };
}

/** Whether a kind is too large for a table. */
export const isLarge = ({ longerM }: Kind): boolean => longerM >= LARGE_M;

/** Whether products of a kind have no base: they are worn, hang or lie. */
export const isFootless = ({ lives }: Kind): boolean => lives === 'worn' || lives === 'wall' || lives === 'flat';
