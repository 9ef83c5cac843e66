import type { Box, Raster } from '../model.ts';

/** The picture is sampled at this many points per side. */
const SAMPLES = 640;
/** Difference between neighbouring samples from which an edge is hard: letters, frames, props; soft shadows stay far below. */
const HARD = 56;
/** Width of the ignored border around the product, as a fraction of its longer side: its own edge and its contact shadow. */
const RIM = 0.02;
/** Fraction of hard samples that is tolerated as noise. */
const CHANCE = 0.0001;

/**
 * Whether anything with a hard edge is beside the product, detected in the picture's pixels: this also finds what a recipe did
 * not declare (a word on a prop, a badge).
 * @param cutout the product, drawn into `box`
 */
export function hasExtras(picture: Raster, cutout: Raster, box: Box): boolean {
  const longer = Math.max(picture.width, picture.height);
  const step = longer / SAMPLES;
  const rim = RIM * Math.max(box.width, box.height);
  const [columns, rows] = [Math.floor(picture.width / step), Math.floor(picture.height / step)];
  const inside = markProduct(cutout, box, { step, rim, columns, rows });
  let hard = 0;
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      if (inside[row * columns + column] === 1) continue;
      const value = greenAt(picture, column * step, row * step);
      const left = greenAt(picture, (column - 1) * step, row * step);
      const above = greenAt(picture, column * step, (row - 1) * step);
      if (Math.abs(value - left) > HARD || Math.abs(value - above) > HARD) hard++;
    }
  }
  return hard > CHANCE * columns * rows;
}

/** Green carries most of the luminance: enough to detect an edge. */
function greenAt({ data, width }: Raster, x: number, y: number): number {
  return data[(Math.floor(y) * width + Math.floor(x)) * 4 + 1]!;
}

interface Grid {
  step: number;
  rim: number;
  columns: number;
  rows: number;
}

/** 1 for the product and its border. */
function markProduct(cutout: Raster, box: Box, { step, rim, columns, rows }: Grid): Uint8Array {
  const marks = new Uint8Array(columns * rows);
  const reach = Math.ceil(rim / step);
  const ratio = cutout.width / box.width;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.floor((column * step - box.left) * ratio);
      const y = Math.floor((row * step - box.top) * ratio);
      if (x < 0 || y < 0 || x >= cutout.width || y >= cutout.height) continue;
      if (cutout.data[(y * cutout.width + x) * 4 + 3]! < 8) continue;
      for (let v = Math.max(0, row - reach); v <= Math.min(rows - 1, row + reach); v++) {
        marks.fill(1, v * columns + Math.max(0, column - reach), v * columns + Math.min(columns, column + reach + 1));
      }
    }
  }
  return marks;
}
