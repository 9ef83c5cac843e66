import type { CategoryId } from '../identifiers.ts';
import { KINDS } from './kinds.ts';

/** The toy kind of a product that is none. */
const TOY_OF: Readonly<Record<string, string>> = {
  car: 'toy_car',
  motorcycle: 'toy_car',
  drone: 'toy_plane',
  stove: 'dollhouse',
  tent: 'dollhouse',
  bicycle: 'rocking_horse',
  piano: 'toy_drum',
  guitar: 'toy_drum',
  drum: 'toy_drum',
  gift_box: 'toy',
  statue: 'action_figure',
};
const TOY = 'toy';
/** Categories in which a product listed with toys is itself: a ball is a ball. */
const ITSELF: ReadonlySet<CategoryId> = new Set(['toys', 'baby', 'books', 'crafts', 'electronics']);

/**
 * The kind meant when a word or the category says that it is a toy.
 * @param saysToy a word beside the name says so
 */
export function asToy(id: string, category: CategoryId | null, saysToy: boolean): string {
  const toy = TOY_OF[id];
  if (saysToy && toy) return toy;
  if (category !== 'toys') return id;
  const own = KINDS.get(id);
  if (toy) return toy;
  return own && (ITSELF.has(own.category) || own.longerM < 0.4) ? id : TOY;
}
