import type { CalloutPoint } from '../model.ts';
import type { UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { pickPoints, pointOn } from './pick-points.ts';
import type { Callout } from './plan-callouts.ts';
import type { Stand } from './stand-product.ts';

/**
 * Where the line of a label leads to: where the seller's hand put it, else to the part that it names; null where it leads nowhere.
 * @param label as it is proposed, which its point is kept under
 */
export function aimCallout(product: PreparedProduct, stand: Stand, callout: Callout, label: string): UnitPoint | null {
  const byHand = product.hand?.points?.find((point) => point.label === label);
  if (byHand !== undefined) return byHand.to && onVisible(stand, byHand.to);
  return callout.kind === 'place' ? pointOn(stand, pickPoints(product, [callout.zone])[0]!) : null;
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
