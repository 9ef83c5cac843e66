import type { CalloutPoint } from '../model.ts';
import type { UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { pickPoints, pointOn, type ProductPoint, type Zone } from './pick-points.ts';
import type { Callout } from './plan-callouts.ts';
import type { Stand } from './stand-product.ts';

/**
 * Where the line of a label leads to: where the seller's hand put it, else to the part that it names; null where it leads nowhere.
 * @param label as it is proposed, which its point is kept under
 */
export function aimCallout(product: PreparedProduct, stand: Stand, callout: Callout, label: string): UnitPoint | null {
  const byHand = product.hand?.points?.find((point) => point.label === label);
  if (byHand !== undefined) return byHand.to && onVisible(stand, byHand.to);
  return callout.kind === 'place' ? pointOn(stand, pointIn(product, callout.zone)) : null;
}

/** Share of the visible box up to which a part was found exactly: its middle is meant, however thin it is. */
const SMALL = 0.02;

function pointIn(product: PreparedProduct, zone: Zone): ProductPoint {
  const { silhouette, extent } = product;
  const { left, right, top, bottom } = zone;
  const x = extent.left + ((left + right) / 2) * (extent.right - extent.left);
  const y = extent.top + ((top + bottom) / 2) * (extent.bottom - extent.top);
  const isProduct = (silhouette.alpha[Math.floor(y) * silhouette.width + Math.floor(x)] ?? 0) >= 0.5;
  if (isProduct && (right - left) * (bottom - top) < SMALL) return { x: x - 0.5, y: y - 0.5 };
  return pickPoints(product, [zone])[0]!;
}

/** Whether a label has a line at all. @param label as it is proposed */
export function leadsSomewhere({ hand }: PreparedProduct, { kind }: Callout, label: string): boolean {
  const byHand = hand?.points?.find((point) => point.label === label);
  return byHand === undefined ? kind === 'place' : byHand.to !== null;
}

const onVisible = ({ visible: { x, y, w, h } }: Stand, to: NonNullable<CalloutPoint['to']>): UnitPoint => ({
  x: x + to.x * w,
  y: y + to.y * h,
});

/** The same place as shares of the visible product. */
export const shareOf = ({ visible: { x, y, w, h } }: Stand, to: UnitPoint): CalloutPoint['to'] => ({
  x: (to.x - x) / w,
  y: (to.y - y) / h,
});
