import type { Plane } from './plane.ts';

/** How strongly the centre pulls. */
export interface CentrePull {
  /** Standard deviation as a share of the frame. */
  sigma: number;
  /** Share of the saliency that is left far from the centre. */
  rest: number;
}

/**
 * Saliency drawn towards the middle between the frame's centre and its own centre of mass: people point the camera at
 * what they sell, though not exactly.
 */
export function favourCentre({ data, width, height }: Plane, { sigma, rest }: CentrePull): Plane {
  let [mass, massX, massY] = [1e-6, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const weight = data[i]! ** 2;
    mass += weight;
    massX += weight * (i % width);
    massY += weight * Math.floor(i / width);
  }
  const centreX = (massX / mass / width + 0.5) / 2;
  const centreY = (massY / mass / height + 0.5) / 2;
  const out = data.map((value, i) => {
    const u = ((i % width) / width - centreX) / sigma;
    const v = (Math.floor(i / width) / height - centreY) / sigma;
    return value * (rest + (1 - rest) * Math.exp(-(u * u + v * v) / 2));
  });
  const largest = out.reduce((max, value) => Math.max(max, value), 1e-6);
  return { data: out.map((value) => value / largest), width, height };
}
