import { createCanvas } from '@napi-rs/canvas';
import { LINEAR_OF } from '../pixels/colour.ts';
import { canvasOf, rasterOf } from '../pixels/rasters.ts';
import type { Raster } from '../model.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Where the background is sampled, right beside the product and farther away: shares of its longer side. */
const [NEAR, FAR] = [
  [0.01, 0.03],
  [0.06, 0.1],
] as const;
/** Minimum share of a side's lines on which both can be sampled, and the minimum number of such sides. */
const [LEAST_SEEN, LEAST_SIDES] = [0.2, 2];
/** Relative darkening from which the product shades the background beside it. */
const SHADED = 0.055;
/** Level of the background, 0–1, from which a shadow on it is visible. */
const BRIGHT = 0.3;
/** Shares of its width and height ignored at the ends of a side; the base's own shadow is beside the lowest part. */
const [END, FOOT] = [0.1, 0.2];
/** Only every second line of a side is sampled. */
const STEP = 2;

const known = new WeakMap<Raster, boolean>();

/**
 * Whether the background above and beside a product is as light as farther away: a standing product shades it only at its base, a flat one
 * has a shadow, or at least a dark line, on another side too. False if the photo shows too little of the background, or if it is dark.
 */
export function isLitAround(product: PreparedProduct): boolean {
  const before = known.get(product.product.photo);
  if (before !== undefined) return before;
  const isSo = measure(product);
  known.set(product.product.photo, isSo);
  return isSo;
}

/** The photo around the product, at the size of its silhouette, and the silhouette's position in it. */
interface Surroundings {
  levels: Float32Array;
  width: number;
  height: number;
  /** Pixels of background on each side of the silhouette; there are none beyond the photo's edge. */
  margin: number;
}

function measure(product: PreparedProduct): boolean {
  const around = surroundingsOf(product);
  const { left, right, top, bottom } = product.extent;
  const [w, h] = [right - left, bottom - top];
  const columns = linesBetween(left + END * w, right - END * w);
  const rows = linesBetween(top + END * h, bottom - FOOT * h);
  const sides = [
    darkening(product, around, columns, (line, deep) => [line, top + deep], [0, -1]),
    darkening(product, around, rows, (line, deep) => [left + deep, line], [-1, 0]),
    darkening(product, around, rows, (line, deep) => [right - 1 - deep, line], [1, 0]),
  ].filter((side) => side !== null);
  return sides.length >= LEAST_SIDES && sides.every((side) => side < SHADED);
}

const linesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP)) }, (_, i) => Math.round(from + i * STEP));

/** How much darker the background is right beside one side than farther away, as a share: the median of its lines; null if there are too few. */
function darkening(
  { silhouette: { alpha, width, height }, extent }: PreparedProduct,
  around: Surroundings,
  lines: readonly number[],
  pointAt: (line: number, deep: number) => readonly [number, number],
  [dx, dy]: readonly [number, number],
): number | null {
  const longer = Math.max(extent.right - extent.left, extent.bottom - extent.top);
  const opaque = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (alpha[y * width + x] ?? 0);
  const deepest = dx === 0 ? extent.bottom - extent.top : extent.right - extent.left;
  const shares = lines.flatMap((line) => {
    let deep = 0;
    while (deep < deepest && opaque(...pointAt(line, deep)) < 0.5) deep++;
    if (deep === deepest) return [];
    const [x, y] = pointAt(line, deep);
    const mean = ([from, to]: readonly [number, number]): number => {
      let [sum, count] = [0, 0];
      for (let away = Math.round(from * longer); away <= Math.round(to * longer); away++) {
        const [column, row] = [x + dx * away, y + dy * away];
        if (opaque(column, row) > 0.1) return NaN;
        sum += levelAt(around, column, row);
        count++;
      }
      return sum / count;
    };
    const [near, far] = [mean(NEAR), mean(FAR)];
    return Number.isNaN(near + far) || far < BRIGHT ? [] : [1 - near / far];
  });
  return shares.length < LEAST_SEEN * lines.length
    ? null
    : (shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? null);
}

/** Level at a point of the silhouette's grid; none outside the photo. */
function levelAt({ levels, width, height, margin }: Surroundings, column: number, row: number): number {
  const [x, y] = [column + margin, row + margin];
  return x < 0 || y < 0 || x >= width || y >= height ? NaN : (levels[y * width + x] ?? NaN);
}

function surroundingsOf({ product: { photo, box }, silhouette, extent }: PreparedProduct): Surroundings {
  const { ratio } = silhouette;
  const margin = Math.ceil(FAR[1] * Math.max(extent.right - extent.left, extent.bottom - extent.top)) + 2;
  const canvas = createCanvas(silhouette.width + 2 * margin, silhouette.height + 2 * margin);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(
    canvasOf(photo),
    margin - box.left * ratio,
    margin - box.top * ratio,
    photo.width * ratio,
    photo.height * ratio,
  );
  const { data, width, height } = rasterOf(canvas);
  // Outside the photo nothing was drawn.
  const levels = Float32Array.from({ length: width * height }, (_, i) =>
    data[i * 4 + 3] === 255
      ? Math.sqrt(0.3 * linear(data, i, 0) + 0.59 * linear(data, i, 1) + 0.11 * linear(data, i, 2))
      : NaN,
  );
  return { levels, width, height, margin };
}

const linear = (data: Uint8ClampedArray, i: number, channel: number): number =>
  LINEAR_OF[data[i * 4 + channel] ?? 0] ?? 0;
