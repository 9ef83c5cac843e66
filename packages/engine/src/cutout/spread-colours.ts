import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Planes } from '../pixels/plane.ts';

/** Mean colour of the known pixels around every pixel, and how much they differ from it. */
export interface ColourField {
  /** Channels in 0–1. */
  colour: Planes;
  /** Mean squared distance from `colour`, summed over the three channels. */
  variance: Float32Array;
}

/** With a smaller share of known pixels in the window, a wider window is used. */
const MIN_SHARE = 0.02;
/** Values summed per known pixel: their count, three channels, and the sum of the squares. */
const SUMS = 5;
/** Pixels per side of one table entry: a quarter of the memory, and the windows are many times as wide. */
const CELL = 2;
const LEVELS = 255;

/**
 * Extends the colours of known pixels to the wanted ones: a mean in windows of growing radius; the smallest that holds enough known pixels
 * wins. Idea of "blur fusion": Forte, "Approximate Fast Foreground Colour Estimation", ICIP 2021. The windows are read from one summed-area
 * table (Crow, "Summed-area tables for texture mapping", SIGGRAPH 1984).
 * @param known 1 where the colour may be trusted, @param wanted 1 where it is needed
 */
export function spreadColours(
  pixels: OpaquePixels,
  known: Uint8Array,
  wanted: Uint8Array,
  radiiPx: readonly number[],
): ColourField {
  const { width, height } = pixels;
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const size = width * height;
  const field: ColourField = {
    colour: { channels: [new Float32Array(size), new Float32Array(size), new Float32Array(size)], width, height },
    variance: new Float32Array(size),
  };
  const table = sumAreas(pixels, known);
  const window = new Float64Array(SUMS);
  const reaches = radiiPx.map((radius) => Math.max(1, Math.round(radius / CELL)));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (wanted[i] === 0) continue;
      for (const reach of reaches) {
        const cells = readWindow(table, { columns, rows }, Math.floor(x / CELL), Math.floor(y / CELL), reach, window);
        const isEnough = window[0]! >= MIN_SHARE * cells * CELL * CELL;
        if (window[0] === 0 || (!isEnough && reach !== reaches.at(-1))) continue;
        writeMean(field, i, window);
        break;
      }
    }
  }
  return field;
}

/** The table: at (column, row) the sums over all cells left of and above it; one column and one row more than there are cells. */
function sumAreas({ data, width, height }: OpaquePixels, known: Uint8Array): Float64Array {
  const stride = (Math.ceil(width / CELL) + 1) * SUMS;
  const rows = Math.ceil(height / CELL);
  const table = new Float64Array(stride * (rows + 1));
  for (let row = 1; row <= rows; row++) {
    const start = row * stride;
    for (let y = (row - 1) * CELL; y < Math.min(height, row * CELL); y++) {
      for (let x = 0, i = y * width; x < width; x++, i++) {
        if (known[i] === 0) continue;
        const to = start + ((x >> 1) + 1) * SUMS;
        const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
        table[to] = table[to]! + 1;
        table[to + 1] = table[to + 1]! + red;
        table[to + 2] = table[to + 2]! + green;
        table[to + 3] = table[to + 3]! + blue;
        table[to + 4] = table[to + 4]! + red * red + green * green + blue * blue;
      }
    }
    // First along the row, then the row above: no product is computed twice, and memory is read in order.
    for (let i = start + SUMS; i < start + stride; i++) table[i] = table[i]! + table[i - SUMS]!;
    for (let i = start; i < start + stride; i++) table[i] = table[i]! + table[i - stride]!;
  }
  return table;
}

/** The sums in the square around a cell, without the part outside the picture. @returns its cells */
function readWindow(
  table: Float64Array,
  { columns, rows }: { columns: number; rows: number },
  column: number,
  row: number,
  reach: number,
  out: Float64Array,
): number {
  const [left, right] = [Math.max(0, column - reach), Math.min(columns, column + reach + 1)];
  const [top, bottom] = [Math.max(0, row - reach), Math.min(rows, row + reach + 1)];
  const stride = (columns + 1) * SUMS;
  const [upper, lower] = [top * stride, bottom * stride];
  for (let k = 0; k < SUMS; k++) {
    const [from, to] = [left * SUMS + k, right * SUMS + k];
    out[k] = table[lower + to]! - table[lower + from]! - table[upper + to]! + table[upper + from]!;
  }
  return (right - left) * (bottom - top);
}

function writeMean({ colour, variance }: ColourField, i: number, sums: Float64Array): void {
  const count = sums[0]!;
  let squared = 0;
  for (let c = 0; c < 3; c++) {
    const mean = sums[1 + c]! / count;
    colour.channels[c]![i] = mean / LEVELS;
    squared += mean * mean;
  }
  variance[i] = Math.max(0, sums[4]! / count - squared) / LEVELS ** 2;
}
