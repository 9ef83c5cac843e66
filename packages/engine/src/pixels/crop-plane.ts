import type { Box } from '../model.ts';
import type { Plane } from './plane.ts';

/** A part of the plane, at the plane's own resolution. @param part pixels of the plane, inside it */
export function cropPlane({ data, width }: Plane, part: Box): Plane {
  const out = new Float32Array(part.width * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = (part.top + y) * width + part.left;
    out.set(data.subarray(from, from + part.width), y * part.width);
  }
  return { data: out, width: part.width, height: part.height };
}
