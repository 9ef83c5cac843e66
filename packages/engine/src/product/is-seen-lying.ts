import { isFootless, isLarge, type Kind } from '../goods/kinds.ts';
import { hullArea } from '../pixels/hull-area.ts';
import { undersideOf, USUAL_PITCH_DEG } from '../pixels/measure-alpha.ts';
import { fitEllipse } from './fit-ellipse.ts';
import { isLitAround } from './is-lit-around.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Height by width from which a kind is tall, and width by height from which such a product has been laid down. */
const [TALL, LAID] = [2.4, 1.6];

/**
 * Width of its only foot, as a fraction of its height, below which a product would fall over: a stretched-out watch, a
 * toothbrush. An unnamed lamp has a wider one.
 */
const LEAST_FOOT = { named: 0.16, unnamed: 0.13 };

/** Allowed difference of a circle's sides, as a logarithm, and the fraction of it that the outline may miss. */
const [ROUND, ASTRAY] = [0.06, 0.03];
/** Lowest part, −1 to 1 from the top, and the fraction of area that a foot adds there. */
const [LOWEST, FOOT] = [0.9, 0.025];

/**
 * Features of a flower's head: fraction that coincides after half a turn, of its hull and of its width near its lowest line, and
 * its width by height.
 */
const STAR = { turned: 0.81, hull: 0.945, base: 0.5, widest: 1.45 };

/**
 * Height of a base above the lowest line, and the horizontal offset of the centre of mass that makes a product fall: fractions of
 * the longer side.
 */
const [BASE, ASTRAY_WEIGHT] = [0.06, 0.08];
/**
 * Fraction of its height that is empty below the centre of mass of a product that would fall: if less, a part of it stands
 * farther back. A wide product seen at an angle, a car, has more.
 */
const FREE = { upright: 0.18, wide: 0.3 };
const WIDE = 1.2;

/**
 * Whether a product has no base in its photo: it is worn, hangs, is flat, is a bottle on its side, a slim object on its tip, a
 * disc seen from above, or one whose centre of mass is beside its only contact: a stethoscope on its bell.
 */
export function isSeenLying(product: PreparedProduct, kind: Kind | null): boolean {
  if (mayBeRound(kind) && (isDisc(product) || endsInArc(product))) return true;
  if (!kind) return [standsOnTip, wouldFall, isStar, isOval, wouldRoll].some((isSo) => isSo(product));
  if (isFootless(kind)) return true;
  if (kind.lives === 'floor' || kind.lives === 'ground') return false;
  if ((kind.ratio ?? 0) >= TALL && product.aspect > LAID) return true;
  // For a kind that is known to stand, the photo shows a corner, or hides all legs but one.
  return standsOnTip(product, LEAST_FOOT.named) || (kind.ratio === undefined && wouldFall(product));
}

/** Height by width from which a kind with a round outline stands: a bulbous vase is no plate. */
const UPRIGHT = 1;

/** Whether a round outline tells that a product of a kind lies. */
const mayBeRound = (kind: Kind | null): boolean => !kind || (kind.lives === 'table' && (kind.ratio ?? 0) < UPRIGHT);

/**
 * Height by width up to which a kind is low, and how much more of its height is visible if photographed from half above, and from
 * so far above that it lies: more of that if it is less flat.
 */
const [LOW, FROM_HALF_ABOVE] = [0.5, 0.25];
const FROM_ABOVE = { flat: 0.28, low: 0.42 };
/** Height by width up to which a low kind is flat: a keyboard, a tray. */
const FLAT = 0.2;
/**
 * Height by width up to which a kind is clearly wider than high, and the ratio to the usual height from which it can only be
 * lying.
 */
const [WIDER_THAN_HIGH, LAID_BY] = [0.7, 2.2];
/** Assumed camera pitch of such a photo, degrees. */
export const ABOVE_DEG = 34;

/**
 * Whether a low product – slippers, a tray, a keyboard – was photographed from half above: treated as upright it would cast a
 * long shadow. If its round base shows that it was photographed from the side, it is higher than its kind usually is: a bowl with
 * its lid.
 */
export const isLowFromAbove = (product: PreparedProduct, kind: Kind | null): boolean =>
  seenBeyond(product, kind) > FROM_HALF_ABOVE && !isToldFromSide(product);

/** Whether the curve of a round base shows that a product was photographed from the side. */
const isToldFromSide = ({ pitchDeg }: PreparedProduct): boolean => pitchDeg !== USUAL_PITCH_DEG && pitchDeg < ABOVE_DEG;

/**
 * Whether a low product was photographed from so far above that it would seem to lean against a wall on any floor seen from the
 * side; or whether a usually wide product appears so high that it can only be lying: a cap, a set in its box.
 */
export function isSeenFromAbove(product: PreparedProduct, kind: Kind | null): boolean {
  if (kind?.ratio === undefined || isLarge(kind)) return false;
  if (kind.ratio > LOW) return kind.ratio < WIDER_THAN_HIGH && 1 / product.aspect > LAID_BY * kind.ratio;
  return seenBeyond(product, kind) > (kind.ratio > FLAT ? FROM_ABOVE.low : FROM_ABOVE.flat);
}

/** How much higher relative to its width a low product appears than it is. */
function seenBeyond({ aspect }: PreparedProduct, kind: Kind | null): number {
  // A dumper truck is as high as it is long but belongs to the kind of cars: large products are not photographed from above.
  if (kind?.ratio === undefined || kind.ratio > LOW || isLarge(kind)) return 0;
  return 1 / aspect - kind.ratio;
}

/** Limits of an oval: fraction of its area that the outline may miss, and its maximum length by width. */
const OVAL = { miss: 0.022, longest: 3 };

/**
 * Whether the outline is an oval, like a cymbal, a plate or a hat seen at an angle: upright it would stand on its edge. Eggs and
 * pebbles are ovals too, and lie as well.
 */
function isOval({ silhouette, isCutOff }: PreparedProduct): boolean {
  const { miss, ratio } = fitEllipse(silhouette);
  return !isCutOff && miss < OVAL.miss && ratio < OVAL.longest;
}

/**
 * Features of an object that would roll: its range of width by height, the fraction that coincides after half a turn, and its
 * maximum width near the lowest line, like a pebble's.
 */
const ROLLS = { widest: 1.25, longest: OVAL.longest, turned: 0.905, base: 0.4 };

/** Whether a wide product looks the same upside down and has no foot: an oval platter, a leaf-shaped dish. */
function wouldRoll(product: PreparedProduct): boolean {
  const { aspect, isCutOff } = product;
  if (isCutOff || aspect < ROLLS.widest || aspect > ROLLS.longest) return false;
  return turnedOnItself(product) > ROLLS.turned && baseOf(product) < ROLLS.base;
}

/**
 * Whether the outline is a circle: a plate or a lid seen from straight above, which would roll on its edge. With a foot, the
 * lower end is flat instead of round.
 */
function isDisc({ aspect, silhouette, extent }: PreparedProduct): boolean {
  if (Math.abs(Math.log(aspect)) > ROUND) return false;
  const [x, y] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2];
  const [a, b] = [(extent.right - extent.left) / 2, (extent.bottom - extent.top) / 2];
  let [astray, below] = [0, 0];
  for (let row = extent.top; row < extent.bottom; row++) {
    const down = (row + 0.5 - y) / b;
    for (let column = extent.left; column < extent.right; column++) {
      const isInside = ((column + 0.5 - x) / a) ** 2 + down ** 2 < 1;
      if (isInside === (silhouette.alpha[row * silhouette.width + column] ?? 0) >= 0.5) continue;
      astray++;
      if (down > LOWEST) below++;
    }
  }
  return astray < ASTRAY * Math.PI * a * b && below < FOOT * a * b;
}

/**
 * Limits of a round end: how far above its lowest line it is measured, how much of the width it takes, how far its underside may miss a circle, all
 * by the width, and the widest product by its height; the circles' radii by the width.
 */
const ARC = { height: 0.42, least: 0.93, miss: 0.006, widest: 1.1 };
const RADII = [0.47, 0.48, 0.49, 0.5, 0.51, 0.52, 0.53];

/**
 * Whether the lower end is half a circle as wide as the product, without a foot: a round box with its lid open, or a helmet from above, would roll if
 * it stood. One that shades its background only at its base is a bulbous vase.
 */
function endsInArc(product: PreparedProduct): boolean {
  const { aspect, silhouette, extent, isCutOff } = product;
  const width = extent.right - extent.left;
  if (isCutOff || aspect > ARC.widest) return false;
  const points = [...undersideOf(silhouette).entries()]
    .filter(([, y]) => y > extent.bottom - ARC.height * width)
    .map(([x, y]) => ({ x: (x + 0.5 - extent.left) / width - 0.5, y: (y - extent.bottom) / width }));
  if (points.length < ARC.least * width) return false;
  const isArc = RADII.some((radius) => {
    const squares = points.map(({ x, y }) => (Math.hypot(x, y + radius) - radius) ** 2);
    return squares.reduce((sum, square) => sum + square, 0) < ARC.miss ** 2 * points.length;
  });
  return isArc && isShaded(product);
}

/**
 * Whether the silhouette has arms or petals all around, like a flower head or a starfish from above: it looks the same upside
 * down, has concavities in its outline and only a tip at its lowest line.
 */
function isStar(product: PreparedProduct): boolean {
  const { aspect, silhouette, extent, isCutOff } = product;
  if (isCutOff || Math.max(aspect, 1 / aspect) > STAR.widest) return false;
  const covered = silhouette.alpha.reduce((sum, value) => sum + value, 0);
  if (
    turnedOnItself(product) < STAR.turned ||
    covered > STAR.hull * hullArea(silhouette.alpha, silhouette.width, extent)
  )
    return false;
  return baseOf(product) < STAR.base && isShaded(product);
}

/** Share of the visible product that overlaps with itself after half a turn. */
export function turnedOnItself({ silhouette: { alpha, width }, extent }: PreparedProduct): number {
  const at = (x: number, y: number): number => alpha[y * width + x] ?? 0;
  let [both, either] = [0, 0];
  for (let y = extent.top; y < extent.bottom; y++) {
    for (let x = extent.left; x < extent.right; x++) {
      const [one, other] = [at(x, y), at(extent.left + extent.right - 1 - x, extent.top + extent.bottom - 1 - y)];
      both += Math.min(one, other);
      either += Math.max(one, other);
    }
  }
  return both / Math.max(1, either);
}

/** Visible share of its width near its lowest line. */
export function baseOf({ silhouette: { alpha, width }, extent }: PreparedProduct): number {
  const line = Math.floor(extent.bottom - BASE * (extent.bottom - extent.top));
  let base = 0;
  for (let x = extent.left; x < extent.right; x++) base += alpha[line * width + x] ?? 0;
  return base / (extent.right - extent.left);
}

function standsOnTip({ aspect, feet, extent }: PreparedProduct, leastFoot = LEAST_FOOT.unnamed): boolean {
  const [only, second] = feet;
  if (!only || second || aspect > 1 / TALL) return false;
  return 2 * only.halfWidth < leastFoot * (extent.bottom - extent.top);
}

function wouldFall(product: PreparedProduct): boolean {
  const { aspect, feet, extent, silhouette, isCutOff } = product;
  if (feet.length !== 1 || isCutOff) return false;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const underside = undersideOf(silhouette);
  const line = extent.bottom - BASE * Math.max(w, h);
  const [from, to] = [underside.findIndex((row) => row >= line), underside.findLastIndex((row) => row >= line)];
  const middle = Math.round(middleOf(silhouette));
  const free = (extent.bottom - Math.max(...underside.subarray(Math.max(0, middle - 4), middle + 5))) / h;
  const astray = Math.max(from - middle, middle - to) / Math.max(w, h);
  return astray > ASTRAY_WEIGHT && free > (aspect > WIDE ? FREE.wide : FREE.upright) && isShaded(product);
}

/** A clay house seen over its corner stands if it shades its surface only at its base. */
const isShaded = (product: PreparedProduct): boolean => !isLitAround(product);

/** Column of the centroid. */
function middleOf({ alpha, width }: PreparedProduct['silhouette']): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    sum += (i % width) * (alpha[i] ?? 0);
    count += alpha[i] ?? 0;
  }
  return sum / Math.max(1, count);
}
