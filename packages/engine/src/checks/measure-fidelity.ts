import type { Box, Raster } from '../model.ts';
import { differenceColours } from '../pixels/difference-colours.ts';
import { toLab } from '../pixels/to-lab.ts';
import { mapTriple } from '../pixels/tuples.ts';

/** The product is compared in this many cells per side, each the mean of at most 8 × 8 of its pixels. */
const CELLS = 40;
const SAMPLES = 8;
/** Largest deviation from the cut-out's aspect ratio that still counts as unstretched. */
const MAX_STRETCH = 0.02;

/** Alpha solving leaves some of the inside slightly below fully opaque. */
const OPAQUE = 250;

type Rgb = [red: number, green: number, blue: number];

/**
 * Mean CIEDE2000 between the product in a picture and the enhanced cut-out, over cells fully inside the product; null if the box
 * is not the whole cut-out, upright and unstretched. Cells rather than pixels, because the picture shows the product at another
 * scale.
 */
export function measureFidelity(picture: Raster, cutout: Raster, box: Box): number | null {
  const stretch = (box.width / box.height) * (cutout.height / cutout.width);
  if (Math.abs(stretch - 1) > MAX_STRETCH || !liesWithin(box, picture)) return null;
  const whole: Box = { left: 0, top: 0, width: cutout.width, height: cutout.height };
  let sum = 0;
  let count = 0;
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const expected = meanOfCell(cutout, whole, column, row);
      const shown = expected && meanOfCell(picture, box, column, row);
      if (!shown) continue;
      sum += differenceColours(toLab(...expected), toLab(...shown));
      count++;
    }
  }
  return count === 0 ? null : sum / count;
}

function liesWithin(box: Box, { width, height }: Raster): boolean {
  return box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height;
}

/** Mean colour of a cell; null unless all of it is opaque. */
function meanOfCell({ data, width }: Raster, box: Box, column: number, row: number): Rgb | null {
  const sums: Rgb = [0, 0, 0];
  for (let v = 0; v < SAMPLES; v++) {
    const y = Math.floor(box.top + ((row + (v + 0.5) / SAMPLES) * box.height) / CELLS);
    for (let u = 0; u < SAMPLES; u++) {
      const i = (y * width + Math.floor(box.left + ((column + (u + 0.5) / SAMPLES) * box.width) / CELLS)) * 4;
      if (data[i + 3]! < OPAQUE) return null;
      for (let c = 0; c < 3; c++) sums[c] = sums[c]! + data[i + c]!;
    }
  }
  return mapTriple(sums, (sum) => Math.round(sum / SAMPLES ** 2));
}
