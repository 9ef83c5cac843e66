import type { OpaquePixels } from '../intake/decode-photo.ts';
import { markBand, ZONE, type Band } from './mark-band.ts';
import type { Mask, Planes } from './plane.ts';
import { spreadColours, type ColourField } from './spread-colours.ts';

/** All that is needed to solve alpha and colour of any pixel near the outline. */
export interface EdgeModel {
  band: Band;
  product: ColourField;
  background: ColourField;
}

/** Half width of the band and radii of the colour windows, as shares of the longer side. */
const BAND_SHARE = 1 / 130;
const WINDOW_SHARES = [1 / 64, 1 / 24, 1 / 6, 1];

/**
 * Learns, at the size of `pixels`, what product and background look like along the outline of `mask`.
 * @param pixels longer side about 1024 px, @param mask at any size, framed alike
 */
export function modelEdge(pixels: OpaquePixels, mask: Mask): EdgeModel {
  const side = Math.max(pixels.width, pixels.height);
  const image = toPlanes(pixels);
  const band = markBand(mask, pixels.width, pixels.height, side * BAND_SHARE);
  const radii = WINDOW_SHARES.map((share) => Math.max(2, Math.round(side * share)));
  const isZone = (zone: number): Float32Array => Float32Array.from(band.zones, (value) => (value === zone ? 1 : 0));
  return {
    band,
    product: spreadColours(image, isZone(ZONE.product), radii),
    background: spreadColours(image, isZone(ZONE.background), radii),
  };
}

function toPlanes({ data, width, height }: OpaquePixels): Planes {
  const size = width * height;
  const channels = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  for (let i = 0; i < size; i++) {
    for (let c = 0; c < 3; c++) channels[c]![i] = data[i * 3 + c]! / 255;
  }
  return { channels, width, height };
}
