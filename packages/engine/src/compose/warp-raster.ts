import type { Raster } from '../model.ts';
import { invert, multiply, project, squareToQuad } from './matrix.ts';
import type { UnitPoint } from './picture.ts';

/**
 * A raster drawn into a quad (corners from the top left, clockwise, in pixels of the answer), bilinear on premultiplied
 * colour; the answer is straight again. `width` and `height` are those of the answer.
 */
export function warpRaster(source: Raster, quad: readonly UnitPoint[], width: number, height: number): Raster {
  const back = invert(multiply(squareToQuad(quad), [1 / source.width, 0, 0, 0, 1 / source.height, 0, 0, 0, 1]));
  const out = new Uint8ClampedArray(width * height * 4);
  const bounds = boundsOf(quad, width, height);
  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left; x < bounds.right; x++) {
      const from = project(back, x + 0.5, y + 0.5);
      sample(source, from.x - 0.5, from.y - 0.5, out, (y * width + x) * 4);
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
  let [r, g, b, a] = [0, 0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const [px, py] = [x0 + (k & 1), y0 + (k >> 1)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const i = (py * width + px) * 4;
    const share = (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty) * (data[i + 3] ?? 0);
    r += share * (data[i] ?? 0);
    g += share * (data[i + 1] ?? 0);
    b += share * (data[i + 2] ?? 0);
    a += share;
  }
  if (a <= 0) return;
  out[at] = r / a;
  out[at + 1] = g / a;
  out[at + 2] = b / a;
  out[at + 3] = a;
}
