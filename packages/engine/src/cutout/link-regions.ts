import type { Planes } from './plane.ts';
import type { Superpixels } from './segment-superpixels.ts';

export interface Region {
  lab: readonly [number, number, number];
  /** Centre as a share of width and height. */
  x: number;
  y: number;
  areaPx: number;
  /** Whether it lies on the frame of the picture. */
  onFrame: boolean;
}

/** The superpixels as a graph: what each is like, who touches whom, and how much any two differ in colour. */
export interface RegionGraph {
  regions: Region[];
  /** `neighbours[i]`: regions that touch region i. */
  neighbours: number[][];
  /** Euclidean distance in Lab between regions i and j at `i * regions.length + j`. */
  distances: Float32Array;
}

export function linkRegions(lab: Planes, superpixels: Superpixels): RegionGraph {
  const regions = describeRegions(lab, superpixels);
  const count = regions.length;
  const distances = new Float32Array(count * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const [p, q] = [regions[i]!.lab, regions[j]!.lab];
      distances[i * count + j] = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    }
  }
  return { regions, neighbours: findNeighbours(lab, superpixels), distances };
}

function describeRegions({ channels, width, height }: Planes, { labels, count }: Superpixels): Region[] {
  const sums = Array.from({ length: count }, () => ({ l: 0, a: 0, b: 0, x: 0, y: 0, n: 0, onFrame: false }));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const sum = sums[labels[i]!]!;
      sum.l += channels[0][i]!;
      sum.a += channels[1][i]!;
      sum.b += channels[2][i]!;
      sum.x += x;
      sum.y += y;
      sum.n++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) sum.onFrame = true;
    }
  }
  return sums.map(({ l, a, b, x, y, n, onFrame }) => {
    const m = Math.max(1, n);
    return { lab: [l / m, a / m, b / m], x: x / m / width, y: y / m / height, areaPx: n, onFrame };
  });
}

function findNeighbours({ width, height }: Planes, { labels, count }: Superpixels): number[][] {
  const sets = Array.from({ length: count }, () => new Set<number>());
  const join = (i: number, j: number): void => {
    const [p, q] = [labels[i]!, labels[j]!];
    if (p === q) return;
    sets[p]!.add(q);
    sets[q]!.add(p);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) join(i, i + 1);
      if (y + 1 < height) join(i, i + width);
    }
  }
  return sets.map((set) => Array.from(set));
}
