import type { Planes } from './plane.ts';

export interface Superpixels {
  /** Number of the superpixel of every pixel, 0 to count − 1. */
  labels: Int32Array;
  count: number;
}

/** Weight of distance in space against distance in Lab. */
const COMPACTNESS = 12;
const ITERATIONS = 6;

interface Centres {
  /** L, a, b, x, y of each centre, one after the other. */
  values: Float64Array;
  count: number;
}

/**
 * Parts a picture into about `goal` patches of one colour each: SLIC (Achanta et al., "SLIC Superpixels Compared to
 * State-of-the-art Superpixel Methods", PAMI 2012), k-means in Lab and place, each centre searching only its
 * surroundings. @param lab at search size
 */
export function segmentSuperpixels(lab: Planes, goal: number): Superpixels {
  const { width, height } = lab;
  const step = Math.max(2, Math.sqrt((width * height) / goal));
  const centres = placeCentres(lab, step);
  const labels = new Int32Array(width * height);
  for (let round = 0; round < ITERATIONS; round++) {
    assignPixels(lab, centres, step, labels);
    moveCentres(lab, centres, labels);
  }
  return { labels, count: centres.count };
}

function placeCentres({ channels: [l, a, b], width, height }: Planes, step: number): Centres {
  const columns = Math.max(1, Math.round(width / step));
  const rows = Math.max(1, Math.round(height / step));
  const values = new Float64Array(columns * rows * 5);
  for (let row = 0, k = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, k += 5) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const y = Math.floor(((row + 0.5) * height) / rows);
      const i = y * width + x;
      values.set([l[i]!, a[i]!, b[i]!, x, y], k);
    }
  }
  return { values, count: columns * rows };
}

function assignPixels({ channels, width, height }: Planes, centres: Centres, step: number, labels: Int32Array): void {
  const [l, a, b] = channels;
  const nearest = new Float32Array(labels.length).fill(Infinity);
  const spaceWeight = (COMPACTNESS / step) ** 2;
  for (let k = 0; k < centres.count; k++) {
    const [cl, ca, cb, cx, cy] = centres.values.subarray(k * 5, k * 5 + 5) as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    const left = Math.max(0, Math.floor(cx - step));
    const right = Math.min(width - 1, Math.ceil(cx + step));
    const bottom = Math.min(height - 1, Math.ceil(cy + step));
    for (let y = Math.max(0, Math.floor(cy - step)); y <= bottom; y++) {
      for (let x = left, i = y * width + left; x <= right; x++, i++) {
        const colour = (l[i]! - cl) ** 2 + (a[i]! - ca) ** 2 + (b[i]! - cb) ** 2;
        const distance = colour + spaceWeight * ((x - cx) ** 2 + (y - cy) ** 2);
        if (distance >= nearest[i]!) continue;
        nearest[i] = distance;
        labels[i] = k;
      }
    }
  }
}

function moveCentres({ channels: [l, a, b], width }: Planes, centres: Centres, labels: Int32Array): void {
  const sums = new Float64Array(centres.count * 5);
  const counts = new Uint32Array(centres.count);
  for (let i = 0; i < labels.length; i++) {
    const k = labels[i]! * 5;
    counts[labels[i]!] = counts[labels[i]!]! + 1;
    sums[k] = sums[k]! + l[i]!;
    sums[k + 1] = sums[k + 1]! + a[i]!;
    sums[k + 2] = sums[k + 2]! + b[i]!;
    sums[k + 3] = sums[k + 3]! + (i % width);
    sums[k + 4] = sums[k + 4]! + Math.floor(i / width);
  }
  for (let k = 0; k < sums.length; k++) {
    const count = counts[Math.floor(k / 5)]!;
    if (count > 0) centres.values[k] = sums[k]! / count;
  }
}
