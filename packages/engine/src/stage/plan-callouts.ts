import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { countWords } from '../phrases/count-text.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { distanceOf } from '../pixels/colour.ts';
import type { Palette } from '../product/measure-palette.ts';
import { BODY, findPart } from './find-part.ts';
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
  const isPlain = isOfOneColour(product.palette);
  return labels.map((words) => {
    const told = sideOf(words, product.aspect, language);
    const side = told !== null && isShown(told, words, product, language) ? told : null;
    if (side !== null && !drawn.has(side)) {
      drawn.add(side);
      return { kind: side, words };
    }
    const zone = told === null ? findPart(product, readFacts(words, language), partIn(words, language)) : null;
    // What the whole is of is said once, and only where no other material is seen; two lines to one place tell nothing.
    const isBody = zone === BODY;
    const isOfAll = isPlain && countWords(words, language) <= MOST_OF_STUFF && !isOfMore(words, language);
    if (isBody && (!isOfAll || drawn.has('body'))) return { kind: 'row', words };
    if (isBody) drawn.add('body');
    return zone === null ? { kind: 'row', words } : { kind: 'place', words, zone };
  });
}

/**
 * Whether a side is seen whole and as long as it is: of what its photo cut off nothing is, and how high a thing is does not show from above.
 */
function isShown(side: 'height' | 'width', words: string, product: PreparedProduct, language: string): boolean {
  const { isCutOff, isCutAbove, cutBeside, isFromAbove, isLow } = product;
  if (isCutOff || isCutAbove || cutBeside) return false;
  const isHeight = side === 'height' && readFacts(words, language).some(({ id }) => id === 'measure.height');
  return !isHeight || !(isFromAbove || isLow);
}

/** Whether a word stands behind the material: « Nylon strings » are not what a guitar is of. */
const isOfMore = (words: string, language: string): boolean =>
  readFacts(words, language).some(({ kind, end }) => kind === 'material' && /^\s+\p{L}/u.test(words.slice(end)));

/** Words of a label that is a material and no more: « One in white terry » is said of one of two things. */
const MOST_OF_STUFF = 3;

/** Words of a label that names a part and says how it is: « Carrying handle ». */
const MOST_WORDS = 3;

/** The one part that a short label names; null where it names none or several. */
function partIn(words: string, language: string): string | null {
  const lexicon = lexiconOf(language);
  if (lexicon === null || countWords(words, language) > MOST_WORDS) return null;
  const parts = new Set(findTerms(words, lexicon).flatMap(({ id }) => (id.startsWith('part.') ? [id] : [])));
  return parts.size === 1 ? [...parts][0]! : null;
}

/** Share of the product that is near its main colour where it is of one, and how near that is in OKLab. */
const [PLAIN_SHARE, NEAR] = [0.8, 0.25];

function isOfOneColour({ swatches }: Palette): boolean {
  const [main] = swatches;
  if (!main) return false;
  const near = swatches.filter((swatch) => distanceOf(main, swatch) < NEAR);
  return near.reduce((sum, { share }) => sum + share, 0) >= PLAIN_SHARE;
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
