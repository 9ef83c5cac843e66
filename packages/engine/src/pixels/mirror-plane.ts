import type { Plane } from './plane.ts';

/** The plane mirrored horizontally. */
export function mirrorPlane({ data, width, height }: Plane): Plane {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = data[y * width + width - 1 - x]!;
  }
  return { data: out, width, height };
}
