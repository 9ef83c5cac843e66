import type { Mask, Plane } from './plane.ts';

/** Steps of the chamfer distance, at most 8 % off the true one (Borgefors, "Distance transformations in digital images", 1986). */
const [STRAIGHT, DIAGONAL] = [1, Math.SQRT2];

/** The distance of each pixel to the nearest one of the mask, pixels; infinite without any. */
export function distanceTo({ data: mask, width, height }: Mask): Plane {
  const data = Float32Array.from(mask, (value) => (value === 1 ? 0 : Infinity));
  const through = (i: number, x: number, step: number): void => {
    const across = i - step * width;
    let least = data[i]!;
    if (x - step >= 0 && x - step < width) least = Math.min(least, data[i - step]! + STRAIGHT);
    if (across >= 0 && across < data.length) {
      least = Math.min(least, data[across]! + STRAIGHT);
      if (x > 0) least = Math.min(least, data[across - 1]! + DIAGONAL);
      if (x < width - 1) least = Math.min(least, data[across + 1]! + DIAGONAL);
    }
    data[i] = least;
  };
  for (let i = 0; i < data.length; i++) through(i, i % width, 1);
  for (let i = data.length - 1; i >= 0; i--) through(i, i % width, -1);
  return { data, width, height };
}
