import type { Raster } from '../model.ts';
import { mapTriple } from '../pixels/tuples.ts';
import { applyCurves } from './apply-curves.ts';
import { measureSurface } from './measure-tones.ts';

type Colour = readonly [number, number, number];

/** Luma of a product's middle tone from which it is a little, and from which it is completely, a pale one. */
const PALE = [0.55, 0.68] as const;
/** Saturation of its bright half up to which it is white or nearly so, and from which it is a pale colour. */
const WHITE = [0.12, 0.22] as const;
/** The same for a tint of the sky, which a phone leaves in white things beside a warm floor: up to 0.13 in photos of such things. */
const SKY = [0.1, 0.18] as const;
/** Level of a white product's bright surfaces in a studio photo, as a share of 255. */
const BRIGHT = 0.93;
/** A product in pale grey looks the same as a white one in dim light: more than this would make it another product. */
const MOST = 1.13;
/** From this level highlights are compressed rather than clipped. */
const SHOULDER = 0.85;

/**
 * Exposes a white product as a studio would, in place: a phone exposes for the whole photo, so that white becomes grey, and often bluish. Other
 * products stay as they are.
 * @param cutout already enhanced
 */
export function exposeProduct(cutout: Raster): void {
  const surface = measureSurface(cutout);
  if (surface === null) return;
  const pale = between(PALE, surface.median);
  const saturation = saturationOf(surface.colour);
  const balance = isOfSky(surface.colour) ? pale * (1 - between(SKY, saturation)) : 0;
  const exposure = pale * (1 - between(WHITE, saturation * (1 - balance)));
  const gain = Math.min(MOST, Math.max(1, BRIGHT / surface.bright)) ** exposure;
  const luma = lumaOf(surface.colour);
  const gains = mapTriple(surface.colour, (value) => gain * (luma / value) ** balance);
  if (Math.max(...gains) > 1.01) applyCurves(cutout, mapTriple(gains, curveOf));
}

/** Red is least and blue is most. */
const isOfSky = ([r, g, b]: Colour): boolean => 0 < r && r <= g && g <= b;

const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const saturationOf = (colour: Colour): number => 1 - Math.min(...colour) / Math.max(...colour, 1e-6);

const curveOf = (gain: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, level) => Math.round(255 * compress((level / 255) * gain)));

/** The same below the shoulder; above it 1 is approached and never reached. */
function compress(value: number): number {
  const above = value - SHOULDER;
  return above <= 0 ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-above / (1 - SHOULDER)));
}

const between = ([from, to]: readonly [number, number], value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
