import type { Fact } from '../lexicon/fact.ts';
import type { Zone } from './pick-points.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';

/** Where a named part is to be found on a product. */
type Whereabouts = 'top' | 'bottom' | 'side' | 'low side' | 'body';

const WHERE: Readonly<Record<string, Whereabouts>> = {
  'part.handle': 'side',
  'part.spout': 'side',
  'part.armrests': 'side',
  'part.lid': 'top',
  'part.shade': 'top',
  'part.hood': 'top',
  'part.backrest': 'top',
  'part.rim': 'top',
  'part.chain': 'top',
  'part.shoulder-strap': 'top',
  'part.base': 'bottom',
  'part.sole': 'bottom',
  'part.legs': 'bottom',
  'part.wheels': 'bottom',
  'part.brakes': 'bottom',
  'part.ear-pads': 'low side',
};
const ZONES: Readonly<Record<Exclude<Whereabouts, 'side' | 'low side'>, Zone>> = {
  top: { left: 0.25, top: 0, right: 0.75, bottom: 0.16 },
  bottom: { left: 0.15, top: 0.86, right: 0.85, bottom: 1 },
  body: { left: 0.3, top: 0.35, right: 0.7, bottom: 0.75 },
};
/** Where a material without a part is. */
export const BODY: Zone = ZONES.body;
/** Share of the visible width that a handle takes at its side. */
const SIDE = 0.18;

/**
 * Where a line of a callout leads; null where nobody can tell from the picture, and the label gets no line. A part is looked for
 * where such a part is: a handle on the side on which the outline is thinnest, or on top. A material without a part is the body's.
 */
export function findPart(product: PreparedProduct, facts: readonly Fact[], named: string | null = null): Zone | null {
  const part = facts.map((fact) => fact.part ?? (fact.kind === 'part' ? fact.id : null)).find((id) => id !== null);
  const told = part ?? named;
  const where = told === null ? null : WHERE[told];
  if (where === undefined) return null;
  if (where === null) return facts.some(({ kind }) => kind === 'material') ? BODY : null;
  if (where !== 'side' && where !== 'low side') return ZONES[where];
  const [left, right] = [filledAt(product, 'left'), filledAt(product, 'right')];
  if (told === 'part.handle' && filledOnTop(product) < Math.min(left, right)) return HANDLE_ON_TOP;
  const isRight = right < left;
  const [top, bottom] = where === 'side' ? [0.2, 0.75] : [0.45, 0.95];
  return isRight ? { left: 1 - SIDE, top, right: 1, bottom } : { left: 0, top, right: SIDE, bottom };
}

/** Where a handle is that a thing is carried by. */
const HANDLE_ON_TOP: Zone = { left: 0.3, top: 0, right: 0.7, bottom: 0.12 };

/** How much of the uppermost strip is product, as a share. */
function filledOnTop({ silhouette: { alpha, width }, extent }: PreparedProduct): number {
  const bottom = extent.top + Math.max(1, Math.round(SIDE * (extent.bottom - extent.top)));
  let [filled, all] = [0, 0];
  for (let y = extent.top; y < bottom; y++) {
    for (let x = extent.left; x < extent.right; x++, all++) filled += (alpha[y * width + x] ?? 0) >= 0.5 ? 1 : 0;
  }
  return filled / Math.max(1, all);
}

/** How much of a side's strip is product, as a share. */
function filledAt({ silhouette: { alpha, width }, extent }: PreparedProduct, side: 'left' | 'right'): number {
  const strip = Math.max(1, Math.round(SIDE * (extent.right - extent.left)));
  const from = side === 'left' ? extent.left : extent.right - strip;
  let filled = 0;
  for (let y = extent.top; y < extent.bottom; y++) {
    for (let x = from; x < from + strip; x++) filled += (alpha[y * width + x] ?? 0) >= 0.5 ? 1 : 0;
  }
  return filled / Math.max(1, strip * (extent.bottom - extent.top));
}
