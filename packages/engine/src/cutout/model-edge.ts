import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { growMask } from './grow-mask.ts';
import { markBand, markFineBand, ZONE, type Band } from './mark-band.ts';
import type { Plane } from '../pixels/plane.ts';
import { spreadColours, type ColourField } from './spread-colours.ts';

/** Everything needed to solve alpha and colour of a pixel near the outline. */
export interface EdgeModel {
  band: Band;
  product: ColourField;
  background: ColourField;
}

/** Half width of the band and radii of the colour windows, as shares of the longer side. */
const BAND_SHARE = 1 / 165;
const WINDOW_SHARES = [1 / 64, 1 / 24, 1 / 6, 1];

/**
 * Learns, at the size of `pixels`, what product and background look like along an outline.
 * @param pixels longer side about 1024 px, @param outline alpha 0–1, same size, @param isFine whether it was drawn on the photo's own pixels,
 * else enlarged from a coarse mask
 */
export function modelEdge(pixels: OpaquePixels, outline: Plane, { isFine = false } = {}): EdgeModel {
  const { width, height } = pixels;
  const side = Math.max(width, height);
  const band = isFine ? markFineBand(outline) : markBand(outline, side * BAND_SHARE);
  const radii = WINDOW_SHARES.map((share) => Math.max(2, Math.round(side * share)));
  const isZone = (zone: number): Uint8Array => band.zones.map((value) => (value === zone ? 1 : 0));
  // One pixel more than the band, because colours are interpolated between four pixels.
  const wanted = growMask({ data: isZone(ZONE.band), width: band.width, height: band.height }, 1).data;
  return {
    band,
    product: spreadColours(pixels, isZone(ZONE.product), wanted, radii),
    background: spreadColours(pixels, isZone(ZONE.background), wanted, radii),
  };
}
