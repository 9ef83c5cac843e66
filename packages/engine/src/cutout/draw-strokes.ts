import type { HintStroke } from '../model.ts';

/** What strokes settle about a pixel. */
export const SETTLED = { open: 0, product: 1, background: 2 } as const;

/** One `SETTLED` per pixel. */
export interface Settled {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Draws strokes on a grid, later ones over earlier ones and exact ones over all others: a pixel is settled if its centre is below the brush. */
export function drawStrokes(strokes: readonly HintStroke[], width: number, height: number): Settled {
  const settled: Settled = { data: new Uint8Array(width * height), width, height };
  const exactLast = [...listSmart(strokes), ...strokes.filter(({ exact }) => exact)];
  for (const { mode, radius, points } of exactLast) {
    // A brush thinner than a pixel still settles the pixel it is in.
    const radiusPx = Math.max(radius * Math.max(width, height), Math.SQRT1_2);
    const value = mode === 'keep' ? SETTLED.product : SETTLED.background;
    points.forEach(([x, y], k) => {
      const [fromX, fromY] = points[Math.max(0, k - 1)]!;
      drawSegment(settled, [fromX * width, fromY * height, x * width, y * height], radiusPx, value);
    });
  }
  return settled;
}

/** The strokes that their surroundings follow. */
export const listSmart = (strokes: readonly HintStroke[]): HintStroke[] => strokes.filter(({ exact }) => !exact);

/** All pixels whose centre is at most `radius` from the line. */
function drawSegment(
  { data, width, height }: Settled,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  radius: number,
  value: number,
): void {
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - radius));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + radius));
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.max(dx * dx + dy * dy, 1e-9);
  for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - radius)); y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [u, v] = [x + 0.5 - x0, y + 0.5 - y0];
      const along = Math.min(1, Math.max(0, (u * dx + v * dy) / length));
      if ((u - along * dx) ** 2 + (v - along * dy) ** 2 <= radius * radius) data[y * width + x] = value;
    }
  }
}
