import type { Raster } from '../model.ts';
import { LINEAR_OF, levelOf, luminance, type Linear } from '../pixels/colour.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import type { Stage } from './stage.ts';

/**
 * Linear gain per channel that brings the product half of the way from the photo's light to the set's: exposure towards the set's white, tint
 * towards its key and fill light. Half looks right; the full way is too strong.
 */
export function gainOf({ light }: PreparedProduct, stage: Stage): Linear | null {
  if (stage.white === null) return null;
  const exposure = Math.min(1.5, Math.max(0.8, Math.sqrt(stage.white / Math.max(light.white, 0.12))));
  const tint = tintOf(stage);
  const level = luminance(tint);
  const gain = (channel: number): number => exposure * (1 + 0.4 * (channel / level - 1));
  return [gain(tint[0]), gain(tint[1]), gain(tint[2])];
}

/** Colour of the light as a white object shows it: all sides of the probe, else key and fill. */
function tintOf({ probe, light }: Stage): Linear {
  const share = (c: 0 | 1 | 2): number =>
    probe
      ? (2 * probe.front[c] + probe.left[c] + probe.right[c] + probe.up[c]) / 5
      : 0.65 * light.color[c] + 0.35 * light.fill[c];
  return [share(0), share(1), share(2)];
}

/** The cut-out with the gain applied; highlights roll off instead of clipping. */
export function graded({ data, width, height }: Raster, gain: Linear): Raster {
  const curves = gain.map((g) => Uint8ClampedArray.from(LINEAR_OF, (linear) => levelOf(shoulder(linear * g))));
  const out = new Uint8ClampedArray(data);
  const [red, green, blue] = curves;
  if (!red || !green || !blue) return { data: out, width, height };
  for (let i = 0; i < out.length; i += 4) {
    out[i] = red[data[i] ?? 0] ?? 0;
    out[i + 1] = green[data[i + 1] ?? 0] ?? 0;
    out[i + 2] = blue[data[i + 2] ?? 0] ?? 0;
  }
  return { data: out, width, height };
}

function shoulder(linear: number): number {
  return linear / (1 + Math.max(linear - 0.75, 0) * 0.6);
}
