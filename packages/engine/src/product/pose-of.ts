import { isLarge, type Kind } from '../goods/kinds.ts';
import { USUAL_PITCH_DEG } from '../pixels/measure-alpha.ts';
import { ABOVE_DEG, baseOf, isLowFromAbove, isSeenFromAbove, isSeenLying, turnedOnItself } from './is-seen-lying.ts';
import { isLitAround } from './is-lit-around.ts';
import { isOnOneSurface } from './is-on-one-surface.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** The parts of a product's pose that its pictures depend on. */
export type Pose = Pick<PreparedProduct, 'lies' | 'isFromAbove' | 'isLow'> & Partial<Pick<PreparedProduct, 'pitchDeg'>>;

/**
 * The only place that decides on which surface a product is shown. A product without a base, or photographed from above, lies:
 * every style shows it on a surface seen from above. A low product photographed from half above stands, with its shadow close
 * around it.
 * @param product if `isFromAbove` is set, it was measured and takes precedence; otherwise the kind's usual height decides
 * @param isBulky its description says that it is as bulky as furniture, which stands on a floor even if its kind hangs on a wall: a shelf
 */
export function poseOf(product: PreparedProduct, kind: Kind | null, isBulky = false): Pose {
  if (isBulky && product.isFromAbove !== true) return {};
  const tellsAbove = isSeenFromAbove(product, kind) && !standsUnlikeItsKind(product);
  const isFromAbove = product.isFromAbove ?? (tellsAbove || liesInPhoto(product, kind));
  if (isFromAbove) return { lies: true, isFromAbove };
  if (isSeenLying(product, kind)) return { lies: true };
  return isLowFromAbove(product, kind) && !standsUnlikeItsKind(product) ? { isLow: true, pitchDeg: ABOVE_DEG } : {};
}

/** Minimum overlap with itself rotated by half a turn for a product that may be as flat as its kind: a plate, a tray, a keyboard. */
const FLAT = 0.88;
/** The same for a box or a book lying flat, which may be too flat to shade its surface, and the minimum share of its width at its lowest line. */
const SLAB = { turned: 0.9, base: 0.95 };

/** Whether the light on its surface shows that a product stands although its kind is usually low: a letter scale, a film projector. */
const standsUnlikeItsKind = (product: PreparedProduct): boolean =>
  turnedOnItself(product) < FLAT && isLitAround(product);

/** From this many feet on they are legs: the product was photographed from the side. */
const LEGS = 3;
/** Width by height from which two feet are wheels or runners: the ends of a strap are closer together. */
const WIDE = 1.4;
/** Height by width from which a kind is not low. */
const UPRIGHT = 0.5;

/** Share of its usual height by width at which a kind that stands appears to stand. */
const AS_USUAL = 0.6;

/**
 * Whether the photo's own surface shows that the product lies, whatever it is: a bag, a loaf, a bottle on its side. A product
 * larger than a table stands on a floor that looks alike in front of and behind it.
 */
function liesInPhoto(product: PreparedProduct, kind: Kind | null): boolean {
  const { feet, pitchDeg, aspect } = product;
  if ((kind && isLarge(kind)) || feet.length >= LEGS || (feet.length > 1 && aspect > WIDE)) return false;
  // A tall kind that shows the curve of a round base stands on it: a candle on a table that looks alike in front of and behind
  // it.
  if ((kind?.ratio ?? 0) > UPRIGHT && pitchDeg !== USUAL_PITCH_DEG) return false;
  // In front of a sofa's back, a lamp stands on its seat.
  if (kind?.stands === true && 1 / aspect > AS_USUAL * (kind.ratio ?? 0)) return false;
  if (!isOnOneSurface(product.product)) return false;
  // In front of a hung cloth that continues below it, a product may stand too.
  return isSlab(product) || !isLitAround(product);
}

const isSlab = (product: PreparedProduct): boolean =>
  turnedOnItself(product) > SLAB.turned && baseOf(product) > SLAB.base;
