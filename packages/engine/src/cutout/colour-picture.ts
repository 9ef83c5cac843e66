import type { OpaquePixels } from '../intake/decode-photo.ts';
import { convertLab } from './convert-lab.ts';
import type { Planes } from './plane.ts';

/** A small copy of the photo as segmentation needs it. */
export interface ColourPicture {
  pixels: OpaquePixels;
  lab: Planes;
  /** The cell of the colour histogram that each pixel falls in. */
  bins: Uint16Array;
  /** One over twice the mean squared difference between neighbours: what counts as an edge in this photo. */
  contrast: number;
}

/** Cells along each axis of the histogram, and the part of Lab that they cover. */
export const CELLS = 16;
const RANGES = [
  [0, 100],
  [-50, 60],
  [-50, 60],
] as const;

export function describeColours(pixels: OpaquePixels): ColourPicture {
  const lab = convertLab(pixels);
  const bins = new Uint16Array(pixels.width * pixels.height);
  lab.channels.forEach((channel, c) => {
    const [from, to] = RANGES[c]!;
    channel.forEach((value, i) => {
      const cell = Math.floor(((value - from) / (to - from)) * CELLS);
      bins[i] = bins[i]! * CELLS + Math.min(CELLS - 1, Math.max(0, cell));
    });
  });
  return { pixels, lab, bins, contrast: 1 / Math.max(1, 2 * measureSteps(lab)) };
}

/** Mean squared Lab difference between pixels and their right and lower neighbours. */
function measureSteps({ channels, width, height }: Planes): number {
  let sum = 0;
  for (const channel of channels) {
    for (let y = 0; y + 1 < height; y++) {
      for (let x = 0, i = y * width; x + 1 < width; x++, i++) {
        sum += (channel[i]! - channel[i + 1]!) ** 2 + (channel[i]! - channel[i + width]!) ** 2;
      }
    }
  }
  return sum / Math.max(1, 2 * (width - 1) * (height - 1));
}
