import type { Raster } from '../model.ts';
import { invert, multiply, squareToQuad } from '../pixels/matrix.ts';
import type { UnitPoint } from './picture.ts';

/**
 * Warps a raster into a quad (corners from the top left, clockwise, in pixels of the result), bilinear on premultiplied colour;
 * the result is unpremultiplied. `width` and `height` are the result's.
 */
export function warpRaster(source: Raster, quad: readonly UnitPoint[], width: number, height: number): Raster {
  const [a, b, c, d, e, f, g, h, i] = invert(
    multiply(squareToQuad(quad), [1 / source.width, 0, 0, 0, 1 / source.height, 0, 0, 0, 1]),
  );
  const out = new Uint8ClampedArray(width * height * 4);
  const bounds = boundsOf(quad, width, height);
  for (let row = bounds.top; row < bounds.bottom; row++) {
    const y = row + 0.5;
    for (let column = bounds.left; column < bounds.right; column++) {
      const x = column + 0.5;
      const w = g * x + h * y + i;
      sample(source, (a * x + b * y + c) / w - 0.5, (d * x + e * y + f) / w - 0.5, out, (row * width + column) * 4);
    }
  }
  return { data: out, width, height };
}

function boundsOf(
  quad: readonly UnitPoint[],
  width: number,
  height: number,
): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 1),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 1),
    right: Math.min(width, Math.ceil(Math.max(...xs)) + 1),
    bottom: Math.min(height, Math.ceil(Math.max(...ys)) + 1),
  };
}

function sample({ data, width, height }: Raster, x: number, y: number, out: Uint8ClampedArray, at: number): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height) return;
  const [tx, ty] = [x - x0, y - y0];
  const i = (y0 * width + x0) * 4;
  const [left, right] = [x0 >= 0, x0 + 1 < width];
  const [up, down] = [y0 >= 0, y0 + 1 < height];
  // Weights of the four neighbours, each times its opacity.
  const w0 = left && up ? (1 - tx) * (1 - ty) * (data[i + 3] ?? 0) : 0;
  const w1 = right && up ? tx * (1 - ty) * (data[i + 7] ?? 0) : 0;
  const j = i + width * 4;
  const w2 = left && down ? (1 - tx) * ty * (data[j + 3] ?? 0) : 0;
  const w3 = right && down ? tx * ty * (data[j + 7] ?? 0) : 0;
  const all = w0 + w1 + w2 + w3;
  if (all <= 0) return;
  for (let c = 0; c < 3; c++) {
    const sum =
      w0 * (data[i + c] ?? 0) + w1 * (data[i + 4 + c] ?? 0) + w2 * (data[j + c] ?? 0) + w3 * (data[j + 4 + c] ?? 0);
    out[at + c] = sum / all;
  }
  out[at + 3] = all;
}
