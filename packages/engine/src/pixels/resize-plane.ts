import type { Plane } from './plane.ts';

/** The plane at another size, with bilinear interpolation. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const columns = placeAll(width, plane.width);
  const rows = placeAll(height, plane.height);
  const from = plane.data;
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const top = rows.first[y]! * plane.width;
    const bottom = rows.second[y]! * plane.width;
    const ty = rows.share[y]!;
    for (let x = 0; x < width; x++, i++) {
      const left = columns.first[x]!;
      const right = columns.second[x]!;
      const tx = columns.share[x]!;
      const upper = from[top + left]! + (from[top + right]! - from[top + left]!) * tx;
      const lower = from[bottom + left]! + (from[bottom + right]! - from[bottom + left]!) * tx;
      data[i] = upper + (lower - upper) * ty;
    }
  }
  return { data, width, height };
}

/** For each position of a line of `to`: the two neighbouring positions of a line of `from`, and the second's weight. */
function placeAll(to: number, from: number): { first: Int32Array; second: Int32Array; share: Float64Array } {
  const [first, second, share] = [new Int32Array(to), new Int32Array(to), new Float64Array(to)];
  for (let k = 0; k < to; k++) {
    const place = Math.min(from - 1, Math.max(0, ((k + 0.5) * from) / to - 0.5));
    first[k] = Math.floor(place);
    second[k] = Math.min(from - 1, first[k]! + 1);
    share[k] = place - first[k]!;
  }
  return { first, second, share };
}
