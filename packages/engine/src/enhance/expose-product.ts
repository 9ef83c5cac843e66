import type { Raster } from '../model.ts';
import { applyCurves } from './apply-curves.ts';
import { measureSurface } from './measure-tones.ts';

/** Luma of a product's middle tone from which it is a little, and from which it is completely, a pale one. */
const PALE = [0.55, 0.68] as const;
/** Saturation of its bright half up to which it is white or nearly so, and from which it is a pale colour. */
const WHITE = [0.12, 0.22] as const;
/** Level of a white product's bright surfaces in a studio photo, as a share of 255. */
const BRIGHT = 0.93;
/** A product in pale grey looks the same as a white one in dim light: more than this would make it another product. */
const MOST = 1.13;
/** From this level highlights are compressed rather than clipped. */
const SHOULDER = 0.85;

/**
 * Exposes a white product as a studio would, in place: a phone exposes for the whole photo, and white becomes grey. Other products stay as they
 * are.
 * @param cutout already enhanced
 */
export function exposeProduct(cutout: Raster): void {
  const surface = measureSurface(cutout);
  if (surface === null) return;
  const strength = between(PALE, surface.median) * (1 - between(WHITE, surface.saturation));
  const gain = Math.min(MOST, Math.max(1, BRIGHT / surface.bright)) ** strength;
  if (gain < 1.01) return;
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, level) => Math.round(255 * shoulder((level / 255) * gain)));
  applyCurves(cutout, [curve, curve, curve]);
}

/** The same below the shoulder; above it 1 is approached and never reached. */
function shoulder(value: number): number {
  const above = value - SHOULDER;
  return above <= 0 ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-above / (1 - SHOULDER)));
}

const between = ([from, to]: readonly [number, number], value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
