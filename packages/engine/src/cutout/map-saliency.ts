import { linkRegions } from './link-regions.ts';
import type { Plane, Planes } from './plane.ts';
import { rateSaliency } from './rate-saliency.ts';
import { segmentSuperpixels } from './segment-superpixels.ts';

const REGIONS = 350;

/** How much every pixel belongs to what stands out, 0–1. @param lab longer side about 224–400 px */
export function mapSaliency(lab: Planes): Plane {
  const superpixels = segmentSuperpixels(lab, REGIONS);
  const ratings = rateSaliency(linkRegions(lab, superpixels));
  return {
    data: Float32Array.from(superpixels.labels, (label) => ratings[label]!),
    width: lab.width,
    height: lab.height,
  };
}
