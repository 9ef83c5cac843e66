import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { countWords } from '../phrases/count-text.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { distanceOf } from '../pixels/colour.ts';
import type { Palette } from '../product/measure-palette.ts';
import { BODY, findPart } from './find-part.ts';
import type { Zone } from './pick-points.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { readDimensions } from '../phrases/read-dimensions.ts';

/** A label, and what it describes: a visible side, a place on the product, or nothing that has a place. */
export type Callout =
  | { kind: 'height' | 'width'; words: string }
  | { kind: 'place'; words: string; zone: Zone }
  | { kind: 'row'; words: string };

const SIDE_OF: Readonly<Record<string, 'height' | 'width'>> = {
  'measure.height': 'height',
  'measure.width': 'width',
  'measure.diameter': 'width',
};
/** Width ÷ height below which a product's length is its height in the picture. */
const UPRIGHT = 0.8;

/**
 * What each label of a picture describes, read from its words as printed. One height and one width become dimension lines; further ones
 * become rows.
 */
export function planCallouts(labels: readonly string[], product: PreparedProduct, language: string): Callout[] {
  const drawn = new Set<string>();
  const isPlain = isOfOneColour(product.palette);
  const areVisible = areSidesVisible(labels, product.aspect, language);
  return labels.map((words) => {
    const told = sideOf(words, product.aspect, language);
    const side = told !== null && areVisible && isShown(told, words, product, language) ? told : null;
    if (side !== null && !drawn.has(side)) {
      drawn.add(side);
      return { kind: side, words };
    }
    const zone = told === null ? findPart(product, readFacts(words, language), partIn(words, language)) : null;
    // The material of the whole is pointed at once, and only if no other material is visible; a second line to the same place adds nothing.
    const isBody = zone === BODY;
    const isOfAll = isPlain && countWords(words, language) <= MOST_OF_STUFF && !isOfMore(words, language);
    if (isBody && (!isOfAll || drawn.has('body'))) return { kind: 'row', words };
    if (isBody) drawn.add('body');
    return zone === null ? { kind: 'row', words } : { kind: 'place', words, zone };
  });
}

/** How far the visible proportions may be from the stated ones, as a factor: a corner turned to the camera widens a product. */
const MOST_OFF = 1.5;

/**
 * Whether the stated height and width can be the visible sides. Some sellers give a picture's depth as its height, or measure a folded product
 * unfolded. True unless both are stated.
 */
function areSidesVisible(labels: readonly string[], aspect: number, language: string): boolean {
  const [height, width] = (['height', 'width'] as const).map((side) => {
    const words = labels.find((label) => sideOf(label, aspect, language) === side);
    return words === undefined ? undefined : lengthIn(words, language);
  });
  if (height === undefined || width === undefined || height.unit !== width.unit) return true;
  return Math.abs(Math.log(width.value / height.value / aspect)) <= Math.log(MOST_OFF);
}

/** The one length in a label. */
function lengthIn(words: string, language: string): { value: number; unit: string | null } | undefined {
  const told = readFacts(words, language).find(({ quantity }) => quantity?.dimension === 'length')?.quantity;
  return told ? { value: told.values[0]!, unit: told.unit } : undefined;
}

/** Whether a side is fully visible and not foreshortened: a product cut off by its photo shows none, and from above its height is not visible. */
function isShown(side: 'height' | 'width', words: string, product: PreparedProduct, language: string): boolean {
  const { isCutOff, isCutAbove, cutBeside, isFromAbove, isLow } = product;
  if (isCutOff || isCutAbove || cutBeside) return false;
  const isHeight = side === 'height' && readFacts(words, language).some(({ id }) => id === 'measure.height');
  return !isHeight || !(isFromAbove || isLow);
}

/** Whether a word follows the material: “Nylon strings” does not say what a guitar is made of. */
const isOfMore = (words: string, language: string): boolean =>
  readFacts(words, language).some(({ kind, end }) => kind === 'material' && /^\s+\p{L}/u.test(words.slice(end)));

/** Maximum number of words in a label that names a material only: “One in white terry” describes one of two products. */
const MOST_OF_STUFF = 3;

/** Maximum number of words in a label that names a part and describes it: “Carrying handle”. */
const MOST_WORDS = 3;

/** The one part that a short label names; null if it names none or several. */
function partIn(words: string, language: string): string | null {
  const lexicon = lexiconOf(language);
  if (lexicon === null || countWords(words, language) > MOST_WORDS) return null;
  const parts = new Set(findTerms(words, lexicon).flatMap(({ id }) => (id.startsWith('part.') ? [id] : [])));
  return parts.size === 1 ? [...parts][0]! : null;
}

/** Share of a single-coloured product that is near its main colour, and how near, in OKLab. */
const [PLAIN_SHARE, NEAR] = [0.8, 0.25];

function isOfOneColour({ swatches }: Palette): boolean {
  const [main] = swatches;
  if (!main) return false;
  const near = swatches.filter((swatch) => distanceOf(main, swatch) < NEAR);
  return near.reduce((sum, { share }) => sum + share, 0) >= PLAIN_SHARE;
}

/** The visible side that a label measures; null if it measures none or several. */
function sideOf(words: string, aspect: number, language: string): 'height' | 'width' | null {
  const facts = readFacts(words, language);
  const fact = facts.find(({ quantity }) => quantity?.dimension === 'length');
  if (fact === undefined || fact.quantity?.values.length !== 1) return null;
  if (fact.id === 'measure.length') return aspect < UPRIGHT ? 'height' : 'width';
  if (fact.id !== null) return SIDE_OF[fact.id] ?? null;
  const { height, width } = readDimensions(words, aspect);
  return height !== null ? 'height' : width !== null ? 'width' : null;
}
