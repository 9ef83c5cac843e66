import { readFacts } from '../lexicon/read-facts.ts';
import { findPart } from './find-part.ts';
import type { Zone } from './pick-points.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { readDimensions } from '../phrases/read-dimensions.ts';

/** A label, and what it tells of: a visible side, a place on the product, or nothing that has a place. */
export type Callout =
  | { kind: 'height' | 'width'; words: string }
  | { kind: 'place'; words: string; zone: Zone }
  | { kind: 'row'; words: string };

const SIDE_OF: Readonly<Record<string, 'height' | 'width'>> = {
  'measure.height': 'height',
  'measure.width': 'width',
  'measure.diameter': 'width',
};
/** Width by height below which a thing's length is how high it is in the picture. */
const UPRIGHT = 0.8;

/**
 * What each label of a picture tells of, read from its words as they are printed. One height and one width are drawn as dimension
 * lines; further ones are rows.
 */
export function planCallouts(labels: readonly string[], product: PreparedProduct, language: string): Callout[] {
  const drawn = new Set<string>();
  return labels.map((words) => {
    const side = sideOf(words, product.aspect, language);
    if (side !== null && !drawn.has(side)) {
      drawn.add(side);
      return { kind: side, words };
    }
    const zone = side === null ? findPart(product, readFacts(words, language)) : null;
    return zone === null ? { kind: 'row', words } : { kind: 'place', words, zone };
  });
}

/** The visible side that a label measures; null where it measures none, or several. */
function sideOf(words: string, aspect: number, language: string): 'height' | 'width' | null {
  const facts = readFacts(words, language);
  const fact = facts.find(({ quantity }) => quantity?.dimension === 'length');
  if (fact === undefined || fact.quantity?.values.length !== 1) return null;
  if (fact.id === 'measure.length') return aspect < UPRIGHT ? 'height' : 'width';
  if (fact.id !== null) return SIDE_OF[fact.id] ?? null;
  const { height, width } = readDimensions(words, aspect);
  return height !== null ? 'height' : width !== null ? 'width' : null;
}
