import type { Silhouette } from '../pixels/measure-alpha.ts';

/** The ellipse with the silhouette's moments. */
export interface Ellipse {
  /** Fraction of its area by which the two outlines differ. */
  miss: number;
  /** Longer by shorter side. */
  ratio: number;
}

/** Squared ratio of a filled ellipse's half axis to its standard deviation. */
const OUTLINE = 4;

/** Fits an ellipse to the silhouette, by its moments. */
export function fitEllipse(silhouette: Silhouette): Ellipse {
  const found = known.get(silhouette) ?? fit(silhouette);
  known.set(silhouette, found);
  return found;
}

/** Cached, because it is needed for every picture of a product. */
const known = new WeakMap<Silhouette, Ellipse>();

function fit(silhouette: Silhouette): Ellipse {
  const { alpha, width } = silhouette;
  const { area, x, y, xx, xy, yy } = momentsOf(silhouette);
  const determinant = Math.max(1e-9, xx * yy - xy * xy);
  let astray = 0;
  for (let i = 0; i < alpha.length; i++) {
    const across = (i % width) - x;
    const down = Math.floor(i / width) - y;
    const away = (yy * across * across - 2 * xy * across * down + xx * down * down) / determinant;
    if (away < OUTLINE !== (alpha[i] ?? 0) >= 0.5) astray++;
  }
  const [mean, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return {
    miss: astray / Math.max(1, area),
    ratio: Math.sqrt((mean + spread) / Math.max(1e-9, mean - spread)),
  };
}

interface Moments {
  area: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

function momentsOf({ alpha, width }: Silhouette): Moments {
  let [area, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < alpha.length; i++) {
    const seen = alpha[i] ?? 0;
    const column = i % width;
    const row = Math.floor(i / width);
    area += seen;
    x += seen * column;
    y += seen * row;
    xx += seen * column * column;
    xy += seen * column * row;
    yy += seen * row * row;
  }
  const all = Math.max(1e-9, area);
  const [middleX, middleY] = [x / all, y / all];
  return {
    area,
    x: middleX,
    y: middleY,
    xx: xx / all - middleX * middleX,
    xy: xy / all - middleX * middleY,
    yy: yy / all - middleY * middleY,
  };
}
