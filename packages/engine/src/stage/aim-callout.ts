import type { CalloutPoint } from '../model.ts';
import type { UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { BODY } from './find-part.ts';
import { pickPoints, pointOn, type ProductPoint, type Zone } from './pick-points.ts';
import type { Callout } from './plan-callouts.ts';
import type { Stand } from './stand-product.ts';

/**
 * End point of a label's line: where the seller put it, else on the part that the label names; null if the label has no line.
 * @param label the proposed text, under which its point is stored
 */
export function aimCallout(product: PreparedProduct, stand: Stand, callout: Callout, label: string): UnitPoint | null {
  const byHand = product.hand?.points?.find((point) => point.label === label);
  if (byHand !== undefined) return byHand.to && onVisible(stand, byHand.to);
  return callout.kind === 'place' ? pointOn(stand, pointIn(product, callout.zone)) : null;
}

/** Share of the visible box up to which a part counts as found exactly: the line ends in its middle, however thin the part is. */
const SMALL = 0.02;

function pointIn(product: PreparedProduct, zone: Zone): ProductPoint {
  if (zone === BODY) return plainPoint(product);
  const { silhouette, extent } = product;
  const { left, right, top, bottom } = zone;
  const x = extent.left + ((left + right) / 2) * (extent.right - extent.left);
  const y = extent.top + ((top + bottom) / 2) * (extent.bottom - extent.top);
  const isProduct = (silhouette.alpha[Math.floor(y) * silhouette.width + Math.floor(x)] ?? 0) >= 0.5;
  if (isProduct && (right - left) * (bottom - top) < SMALL) return { x: x - 0.5, y: y - 0.5 };
  return pickPoints(product, [zone])[0]!;
}

/** Whether a label has a line at all. @param label the proposed text */
export function leadsSomewhere({ hand }: PreparedProduct, { kind }: Callout, label: string): boolean {
  const byHand = hand?.points?.find((point) => point.label === label);
  return byHand === undefined ? kind === 'place' : byHand.to !== null;
}

/**
 * Search area for a plain place on a body (across and down), steps per axis, and how far around it the place must be plain: shares of the
 * visible box.
 */
const [ACROSS, DOWN, STEPS, AROUND] = [[0.12, 0.88], [0.25, 0.82], 13, 0.05] as const;
/** Cost of a place half the width away from the nearer side: a line from there crosses more of the product. */
const INWARDS = 0.12;

/** The plainest place on a body, preferably near a side: a print says nothing about the material, and the line should cross little of the product. */
function plainPoint({ small, silhouette, extent }: PreparedProduct): ProductPoint {
  const { alpha, width } = silhouette;
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const reach = Math.max(2, Math.round(AROUND * Math.min(w, h)));
  const levelAt = (x: number, y: number): number => (small.data[(y * width + x) * 4 + 1] ?? 0) / 255;
  const share = ([from, to]: readonly [number, number], i: number): number => from + ((to - from) * i) / (STEPS - 1);
  let best = { x: extent.left + w / 2, y: extent.top + h / 2, cost: Infinity };
  for (let i = 0; i < STEPS ** 2; i++) {
    const [u, v] = [share(ACROSS, i % STEPS), share(DOWN, Math.floor(i / STEPS))];
    const [x, y] = [Math.floor(extent.left + u * w), Math.floor(extent.top + v * h)];
    const ring = [-reach, 0, reach].flatMap((dy) => [-reach, 0, reach].map((dx) => [x + dx, y + dy] as const));
    if (ring.some(([a, b]) => (alpha[b * width + a] ?? 0) < 0.9)) continue;
    const levels = ring.map(([a, b]) => levelAt(a, b));
    const cost = Math.max(...levels) - Math.min(...levels) + INWARDS * (1 - Math.abs(2 * u - 1));
    if (cost < best.cost) best = { x, y, cost };
  }
  return { x: best.x, y: best.y };
}

const onVisible = ({ visible: { x, y, w, h } }: Stand, to: NonNullable<CalloutPoint['to']>): UnitPoint => ({
  x: x + to.x * w,
  y: y + to.y * h,
});

/** The same point as shares of the visible product. */
export const shareOf = ({ visible: { x, y, w, h } }: Stand, to: UnitPoint): CalloutPoint['to'] => ({
  x: (to.x - x) / w,
  y: (to.y - y) / h,
});
