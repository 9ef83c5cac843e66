import type { Product } from '../model.ts';
import type { Extent, Silhouette } from '../pixels/measure-alpha.ts';

/** Share of the photo's sides that the product stays away from an edge where it does not touch it. */
const CLEAR = 0.02;
/** Share of the product's width that the edge cuts through. */
const LEAST_CUT = 0.35;

/**
 * Whether the photo ends before the product does: it runs into the lower edge over much of its width. One that touches the upper edge or both
 * sides as well fills a picture that somebody trimmed to it, and may stand on its lower edge.
 */
export function isCutOff({ photo, box }: Product, { alpha, width }: Silhouette, extent: Extent): boolean {
  const [right, bottom] = [photo.width - box.left - box.width, photo.height - box.top - box.height];
  if (bottom > 0.004 * photo.height || box.top < CLEAR * photo.height) return false;
  if (box.left < CLEAR * photo.width && right < CLEAR * photo.width) return false;
  const row = alpha.subarray((extent.bottom - 1) * width, extent.bottom * width);
  const cut = row.reduce((count, value) => count + (value >= 0.5 ? 1 : 0), 0);
  return cut > LEAST_CUT * (extent.right - extent.left);
}
