import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Plane } from '../../pixels/plane.ts';

/** Half sides of the windows in which colours are collected, in pixels; training/learn/refine_signs.py does the same pixel by pixel. */
const RADII_PX = [5, 16, 48];
/** Pixels per side of one table entry: a quarter of the time, and the windows are many times as wide. */
const CELL = 2;
/** Probabilities from which and up to which a colour counts as known. */
const IS_PRODUCT = 0.7;
const IS_BACKGROUND = 0.25;
/** Minimum share of a window that must be known; otherwise the next larger one counts. */
const LEAST_SHARE = 0.02;
/** Variance that even a plain surface has, summed over the channels. */
const NOISE = 3 * (4 / 255) ** 2;
/** Squared distance, in variances, that counts as 1. */
const MOST_ODD = 200;
const ODD_UNIT = Math.log1p(MOST_ODD);
/** Values summed per known pixel: their count, three channels, and the sum of the squares. */
const SUMS = 5;

/** One value per cell, rows from the top. */
interface Grid {
  columns: number;
  rows: number;
}

/** Mean colour and variance of the known pixels around each cell: red, green, blue, summed variance. */
type Field = readonly [Float32Array, Float32Array, Float32Array, Float32Array];

/**
 * How each pixel's colour compares with the product's and the background's around it.
 * @param belief @param mask both 0–1, at the size of `pixels`
 * @returns for each window, smallest first: the share of product that the colour suggests, the contrast of the two mean colours, how odd the
 * colour is for the product, and for the background; all 0–1
 */
export function compareColours(pixels: OpaquePixels, belief: Plane, mask: Plane): Float32Array[] {
  const grid = { columns: Math.ceil(pixels.width / CELL), rows: Math.ceil(pixels.height / CELL) };
  const isProduct = Uint8Array.from(belief.data, (value, i) => (mask.data[i]! >= 0.5 && value >= IS_PRODUCT ? 1 : 0));
  const isBackground = Uint8Array.from(belief.data, (value, i) =>
    mask.data[i]! < 0.5 && value <= IS_BACKGROUND ? 1 : 0,
  );
  const [products, backgrounds] = [isProduct, isBackground].map((known) =>
    gatherColours(sumAreas(pixels, known, grid), grid),
  );
  return RADII_PX.flatMap((_, k) => compareFields(pixels, products![k]!, backgrounds![k]!, grid));
}

function compareFields(
  { data, width, height }: OpaquePixels,
  product: Field,
  background: Field,
  { columns }: Grid,
): Float32Array[] {
  const size = width * height;
  const planes = [0, 0, 0, 0].map(() => new Float32Array(size));
  const [share, contrast, oddForProduct, oddForBackground] = planes;
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y >> 1) * columns;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + (x >> 1);
      let [along, squared, fromProduct, fromBackground] = [0, 0, 0, 0];
      for (let c = 0; c < 3; c++) {
        const value = data[i * 3 + c]! / 255;
        const apart = product[c]![cell]! - background[c]![cell]!;
        const off = value - background[c]![cell]!;
        const rest = value - product[c]![cell]!;
        along += off * apart;
        squared += apart * apart;
        fromBackground += off * off;
        fromProduct += rest * rest;
      }
      share![i] = Math.min(1, Math.max(0, along / (squared + 1e-4)));
      contrast![i] = Math.min(1, 2 * Math.sqrt(squared / 3));
      oddForProduct![i] = Math.min(1, Math.log1p(fromProduct / (product[3][cell]! + NOISE)) / ODD_UNIT);
      oddForBackground![i] = Math.min(1, Math.log1p(fromBackground / (background[3][cell]! + NOISE)) / ODD_UNIT);
    }
  }
  return planes;
}

/** One field per window, smallest first; where too little is known around a cell, the value of the next larger window. */
function gatherColours(table: Float64Array, grid: Grid): Field[] {
  const whole = table.slice(table.length - SUMS);
  let wider = emptyField(grid.columns * grid.rows);
  writeMean(whole[0] === 0 ? Float64Array.of(1, 0.5, 0.5, 0.5, 1) : whole, wider, 0);
  for (const plane of wider) plane.fill(plane[0]!);
  return RADII_PX.toReversed()
    .map((radius) => (wider = gatherNear(table, grid, radius, wider)))
    .toReversed();
}

const emptyField = (size: number): Field => [
  new Float32Array(size),
  new Float32Array(size),
  new Float32Array(size),
  new Float32Array(size),
];

/** @param wider used where the window holds too little */
function gatherNear(table: Float64Array, { columns, rows }: Grid, radius: number, wider: Field): Field {
  const stride = (columns + 1) * SUMS;
  const least = LEAST_SHARE * (2 * radius + 1) ** 2;
  const reach = Math.floor(radius / CELL);
  const field: Field = [wider[0].slice(), wider[1].slice(), wider[2].slice(), wider[3].slice()];
  const window = new Float64Array(SUMS);
  for (let row = 0, i = 0; row < rows; row++) {
    const upper = Math.max(0, row - reach) * stride;
    const lower = Math.min(rows, row + reach + 1) * stride;
    for (let column = 0; column < columns; column++, i++) {
      const left = Math.max(0, column - reach) * SUMS;
      const right = Math.min(columns, column + reach + 1) * SUMS;
      const count = table[lower + right]! - table[lower + left]! - table[upper + right]! + table[upper + left]!;
      if (count < least || count === 0) continue;
      for (let k = 0; k < SUMS; k++) {
        const below = table[lower + right + k]! - table[lower + left + k]!;
        window[k] = below - table[upper + right + k]! + table[upper + left + k]!;
      }
      writeMean(window, field, i);
    }
  }
  return field;
}

/** Summed-area table (Crow, SIGGRAPH 1984): at (column, row) all known pixels left of and above that cell. */
function sumAreas({ data, width, height }: OpaquePixels, known: Uint8Array, { columns, rows }: Grid): Float64Array {
  const stride = (columns + 1) * SUMS;
  const table = new Float64Array(stride * (rows + 1));
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y >> 1) + 1) * stride;
    for (let x = 0; x < width; x++, i++) {
      if (known[i] === 0) continue;
      const to = row + ((x >> 1) + 1) * SUMS;
      const [red, green, blue] = [data[i * 3]! / 255, data[i * 3 + 1]! / 255, data[i * 3 + 2]! / 255];
      table[to] = table[to]! + 1;
      table[to + 1] = table[to + 1]! + red;
      table[to + 2] = table[to + 2]! + green;
      table[to + 3] = table[to + 3]! + blue;
      table[to + 4] = table[to + 4]! + red * red + green * green + blue * blue;
    }
  }
  for (let row = stride; row < table.length; row += stride) {
    // First along the row, then the row above: no sum is computed twice.
    for (let i = row + SUMS; i < row + stride; i++) table[i] = table[i]! + table[i - SUMS]!;
    for (let i = row + SUMS; i < row + stride; i++) table[i] = table[i]! + table[i - stride]!;
  }
  return table;
}

function writeMean(sums: Float64Array, field: Field, i: number): void {
  let squared = 0;
  for (let c = 0; c < 3; c++) {
    const mean = sums[1 + c]! / sums[0]!;
    field[c]![i] = mean;
    squared += mean * mean;
  }
  field[3][i] = Math.max(0, sums[4]! / sums[0]! - squared);
}
