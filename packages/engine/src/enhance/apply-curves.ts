import type { Raster } from '../model.ts';
import type { ToneCurves } from './plan-enhancement.ts';

/** Applies the curves to every pixel, in place; alpha stays. */
export function applyCurves({ data }: Raster, [red, green, blue]: ToneCurves): void {
  for (let i = 0; i < data.length; i += 4) {
    data[i] = red[data[i]!]!;
    data[i + 1] = green[data[i + 1]!]!;
    data[i + 2] = blue[data[i + 2]!]!;
  }
}
