import type { UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { pickPoints, pointOn, type ProductPoint, type Zone } from './pick-points.ts';
import { shortestLines } from './shortest-lines.ts';
import type { Stand } from './stand-product.ts';

/** A detail and the window that shows it. */
interface Aimed {
  focus: ProductPoint;
  /** The same in the frame: where the window's line ends. */
  from: UnitPoint;
  /** The window's number. */
  window: number;
}

/**
 * One detail per zone, and its window. A bare zone gives a detail elsewhere (pickPoints), so the windows are assigned by place: no two lines
 * cross.
 * @param middles of the windows, as many as zones, @param span as pickPoints
 */
export function aimWindows(
  product: PreparedProduct,
  stand: Stand,
  zones: readonly Zone[],
  middles: readonly UnitPoint[],
  span: number,
): Aimed[] {
  const points = pickPoints(product, zones, span).map((focus) => ({ focus, from: pointOn(stand, focus) }));
  const windows = shortestLines(
    points.map(({ from }) => from),
    middles,
  );
  return points.map(({ focus, from }, i) => ({ focus, from, window: windows[i]! }));
}
