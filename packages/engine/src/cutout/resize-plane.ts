import type { Plane } from './plane.ts';
import { sampleBilinear } from './sample-bilinear.ts';

/** The plane at another size, read between its four nearest values. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const grid = sampleBilinear(plane.width, plane.height, width, height);
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      grid.move(x, y);
      data[i] = grid.read(plane.data);
    }
  }
  return { data, width, height };
}
