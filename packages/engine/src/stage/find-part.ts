import type { Fact } from '../lexicon/fact.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Zone } from './pick-points.ts';

/** Stands for a material that belongs to no part. */
export const BODY: Zone = { left: 0.3, top: 0.35, right: 0.7, bottom: 0.75 };

/** Contents: a line to the side would point at the jar and not at the wax. */
const INSIDE: ReadonlySet<string> = new Set([
  'material.soy-wax',
  'material.beeswax',
  'material.memory-foam',
  'material.foam',
  'material.feather-down',
]);

/**
 * Where a callout's line ends. Null if the picture shows no evidence of the part; then the label gets no line. Evidence: a handle is a ring
 * or sticks out, legs and wheels touch the floor. A material that belongs to no part is the body's.
 */
export function findPart(product: PreparedProduct, facts: readonly Fact[], named: string | null = null): Zone | null {
  const part = facts.map((fact) => fact.part ?? (fact.kind === 'part' ? fact.id : null)).find((id) => id !== null);
  const told = part ?? named;
  if (told === null) return facts.some(({ kind, id }) => kind === 'material' && !INSIDE.has(id ?? '')) ? BODY : null;
  return LOOKED_FOR[told]?.(shapeOf(product)) ?? null;
}

const LOOKED_FOR: Readonly<Record<string, (shape: Shape) => Zone | null>> = {
  'part.handle': (shape) => ringOf(shape)?.zone ?? stickingOut(shape)?.zone ?? stemOf(shape, HANDLE),
  'part.spout': spoutOf,
  'part.legs': (shape) => (shape.product.feet.length >= LEGS ? atFoot(shape, 0, SHIN) : null),
  'part.wheels': (shape) => (shape.product.feet.length >= WHEELS ? atFoot(shape, 0, TREAD) : null),
  'part.ear-pads': (shape) => (shape.product.feet.length === WHEELS ? atFoot(shape, 0, PAD) : null),
  'part.backrest': (shape) => (shape.product.feet.length >= LEGS && shape.product.aspect < TALL ? BACK : null),
  'part.lid': (shape) => (isUpright(shape) ? ON_TOP : null),
  'part.rim': (shape) => (isUpright(shape) && shape.widths[RIM_ROW]! > FLAT ? ALONG_TOP : null),
  'part.base': (shape) => (isUpright(shape) && shape.product.feet.length === 1 ? atFoot(shape, 0, HEEL) : null),
  'part.sole': (shape) => (isUpright(shape) ? atFoot(shape, 0, HEEL) : null),
  'part.shade': shadeOf,
  'part.chain': (shape) => stemOf(shape, CHAIN),
};

/** Minimum number of feet that are legs, and the number that are wheels or the two pads of headphones. */
const [LEGS, WHEELS] = [3, 2];
/** Width ÷ height up to which a product with legs has a back. */
const TALL = 1.1;
const BACK: Zone = { left: 0.35, top: 0.08, right: 0.65, bottom: 0.24 };
const ON_TOP: Zone = { left: 0.35, top: 0, right: 0.65, bottom: 0.1 };
const ALONG_TOP: Zone = { left: 0.3, top: 0, right: 0.7, bottom: 0.04 };
/** Range above its foot in which a part is searched, as shares of the height. */
const [SHIN, TREAD, PAD, HEEL] = [
  [0.16, 0.04],
  [0.1, 0.02],
  [0.2, 0.04],
  [0.08, 0.01],
] as const;
/** Half width of the area searched above a foot, as a share of the width. */
const BESIDE_FOOT = 0.05;

/** What the silhouette shows, sampled in a hundred rows and a hundred columns. */
interface Shape {
  product: PreparedProduct;
  /** Per row, from the top: distance between the first and the last product pixel, as a share of the width. */
  widths: readonly number[];
  /** Per column: the same, as a share of the height. */
  heights: readonly number[];
}

const STEPS = 100;
/** Row of an open rim, and the minimum share of its width that a flat rim takes. */
const [RIM_ROW, FLAT] = [3, 0.55];

function shapeOf(product: PreparedProduct): Shape {
  const { silhouette, extent } = product;
  const { alpha, width } = silhouette;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const spanOf = (filled: boolean[]): number => {
    const first = filled.indexOf(true);
    return first < 0 ? 0 : (filled.lastIndexOf(true) - first + 1) / filled.length;
  };
  const at = (u: number, v: number): boolean => {
    const [x, y] = [extent.left + Math.floor(u * w), extent.top + Math.floor(v * h)];
    return (alpha[y * width + x] ?? 0) >= 0.5;
  };
  const steps = Array.from({ length: STEPS }, (_, i) => (i + 0.5) / STEPS);
  return {
    product,
    widths: steps.map((v) => spanOf(steps.map((u) => at(u, v)))),
    heights: steps.map((u) => spanOf(steps.map((v) => at(u, v)))),
  };
}

/** Seen from the side and whole: its top is at the picture's top. */
const isUpright = ({ product: { lies, isFromAbove, isLow, isCutOff, isCutAbove } }: Shape): boolean =>
  ![lies, isFromAbove, isLow, isCutOff, isCutAbove].some((is) => is === true);

function atFoot(
  { product: { feet, extent } }: Shape,
  which: number,
  [from, to]: readonly [number, number],
): Zone | null {
  const foot = feet[which];
  if (!foot) return null;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const [u, v] = [(foot.x - extent.left) / w, (foot.y - extent.top) / h];
  return { left: u - BESIDE_FOOT, right: u + BESIDE_FOOT, top: v - from, bottom: v - to };
}

/** A part that was found, and its side: −1 left, 1 right, 0 top. */
interface Found {
  zone: Zone;
  side: -1 | 0 | 1;
}

/** Minimum area of a handle's hole as a share of the box, and the maximum distance of its middle from a side or the top. */
const HOLE = { area: 0.003, side: 0.3, top: 0.4 };
/** Maximum thickness of a handle on the far side of its hole, as a share of the width or height. */
const THICK = 0.2;

/** The ring that a handle forms with the body: the far side of a hole near the outline. */
function ringOf({ product: { silhouette, extent } }: Shape): Found | null {
  const { alpha, width } = silhouette;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const data = new Uint8Array(w * h).map((_, i) =>
    (alpha[(extent.top + Math.floor(i / w)) * width + extent.left + (i % w)] ?? 0) >= 0.5 ? 1 : 0,
  );
  const holes = labelComponents({ data, width: w, height: h }, 0)
    .list.filter(({ framePx, areaPx }) => framePx === 0 && areaPx > HOLE.area * w * h)
    .toSorted((one, other) => other.areaPx - one.areaPx);
  for (const { box } of holes) {
    const [u, v] = [(box.left + box.width / 2) / w, (box.top + box.height / 2) / h];
    const side = u < HOLE.side ? -1 : u > 1 - HOLE.side ? 1 : 0;
    if (side === 0 && v > HOLE.top) continue;
    const zone =
      side === 0
        ? bandOf({ from: box.top, step: -1, most: h, at: (y) => data[y * w + Math.round(u * w)] === 1 })
        : bandOf({
            from: side < 0 ? box.left : box.left + box.width - 1,
            step: side,
            most: w,
            at: (x) => data[Math.round(v * h) * w + x] === 1,
          });
    if (zone === null) continue;
    const [near, far] = zone;
    if (side === 0 && (far - near) / h < THICK)
      return { side, zone: { left: u - 0.04, right: u + 0.04, top: near / h, bottom: far / h } };
    if (side !== 0 && (far - near) / w < THICK)
      return { side, zone: { left: near / w, right: far / w, top: v - 0.04, bottom: v + 0.04 } };
  }
  return null;
}

/** First and last product pixel on the way out of a hole. */
function bandOf(way: {
  from: number;
  step: 1 | -1;
  most: number;
  at: (i: number) => boolean;
}): [number, number] | null {
  let i = way.from;
  while (i >= 0 && i < way.most && !way.at(i)) i += way.step;
  if (i < 0 || i >= way.most) return null;
  const start = i;
  while (i >= 0 && i < way.most && way.at(i)) i += way.step;
  return way.step > 0 ? [start, i] : [i + 1, start + 1];
}

/** A part that sticks out at a side: this much lower than the whole, over at least and at most this share of the width. */
const OUT = { lower: 0.4, least: 0.06, most: 0.7 };

/** A handle that sticks out at one side, as of a pan; null if both sides have one, or neither. */
function stickingOut(shape: Shape): Found | null {
  const { heights } = shape;
  const highest = Math.max(...heights);
  const thick = (i: number): boolean => heights[i]! > OUT.lower * highest;
  const [first, last] = [heights.findIndex((_, i) => thick(i)), heights.findLastIndex((_, i) => thick(i))];
  const runs = [
    { side: -1 as const, from: 0, to: first },
    { side: 1 as const, from: last + 1, to: STEPS },
  ].filter(({ from, to }) => (to - from) / STEPS > OUT.least && (to - from) / STEPS < OUT.most);
  const [only, other] = runs;
  if (!only || other) return null;
  const middle = (only.from + only.to) / 2 / STEPS;
  const rows = rowsAt(shape, middle);
  return (
    rows && { side: only.side, zone: { left: middle - 0.03, right: middle + 0.03, top: rows[0], bottom: rows[1] } }
  );
}

/** First and last product row of a column, as shares of the height. */
function rowsAt({ product: { silhouette, extent } }: Shape, u: number): [number, number] | null {
  const { alpha, width } = silhouette;
  const x = extent.left + Math.floor(u * (extent.right - extent.left));
  const h = extent.bottom - extent.top;
  const filled = Array.from({ length: h }, (_, i) => (alpha[(extent.top + i) * width + x] ?? 0) >= 0.5);
  const first = filled.indexOf(true);
  return first < 0 ? null : [first / h, (filled.lastIndexOf(true) + 1) / h];
}

/** A spout sticks out on the side opposite the handle's ring. */
function spoutOf(shape: Shape): Zone | null {
  const ring = ringOf(shape);
  if (ring === null || ring.side === 0) return null;
  const { heights } = shape;
  const highest = Math.max(...heights);
  const columns = ring.side < 0 ? heights.toReversed() : heights;
  const length = columns.findIndex((height) => height > OUT.lower * highest) / STEPS;
  if (length < OUT.least || length > OUT.most) return null;
  const middle = ring.side < 0 ? 1 - length / 2 : length / 2;
  const rows = rowsAt(shape, middle);
  return rows && { left: middle - 0.03, right: middle + 0.03, top: rows[0], bottom: rows[1] };
}

/** How narrow a stem is relative to the widest row, and its minimum share of the height; a handle is at an end. */
interface Stem {
  narrow: number;
  least: number;
  atEnd: boolean;
}

const HANDLE: Stem = { narrow: 0.42, least: 0.3, atEnd: true };
const CHAIN: Stem = { narrow: 0.2, least: 0.08, atEnd: false };

/** The longest narrow part of an upright product: a ladle's handle, a lamp's chain. */
function stemOf({ product: { silhouette, extent }, widths }: Shape, { narrow, least, atEnd }: Stem): Zone | null {
  const widest = Math.max(...widths);
  const isNarrow = widths.map((width) => width > 0 && width < narrow * widest);
  let [from, to] = [0, 0];
  for (let start = 0; start < STEPS; start++) {
    if (!isNarrow[start]) continue;
    let end = start;
    while (end < STEPS && isNarrow[end]) end++;
    if (end - start > to - from) [from, to] = [start, end];
    start = end;
  }
  if (to - from < least * STEPS || (atEnd && from > 2 && to < STEPS - 2)) return null;
  const middle = (from + to) / 2 / STEPS;
  const { alpha, width } = silhouette;
  const row = extent.top + Math.floor(middle * (extent.bottom - extent.top));
  const line = alpha.subarray(row * width + extent.left, row * width + extent.right);
  const [first, last] = [line.findIndex((v) => v >= 0.5), line.findLastIndex((v) => v >= 0.5) + 1];
  return { left: first / line.length, right: last / line.length, top: middle - 0.03, bottom: middle + 0.03 };
}

/** Minimum share of a lamp's height that is a stand or a chain, and how narrow it is. */
const STAND: Stem = { narrow: 0.4, least: 0.12, atEnd: false };

/** A lamp's shade is its widest part, clearly wider than its stand or chain. */
function shadeOf(shape: Shape): Zone | null {
  if (stemOf(shape, STAND) === null) return null;
  const { widths } = shape;
  const widest = Math.max(...widths);
  const wide = widths.flatMap((width, i) => (width > 0.8 * widest ? [i / STEPS] : []));
  const [from, to] = [wide[0]!, wide.at(-1)!];
  if (to - from > 0.6) return null;
  const middle = (from + to) / 2;
  return { left: 0.4, right: 0.6, top: middle - 0.05, bottom: middle + 0.05 };
}
