import { hullArea } from '../pixels/hull-area.ts';
import { labelComponents } from '../pixels/label-components.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import type { Surfaces } from './sort-surfaces.ts';

/**
 * Minimum share of a hole that must look like the background around the product. Of 216 holes in training pictures 6 had less, and 99.7 % of
 * their area was product; up to 0.35 it is 84 % (docs/benchmarks.md).
 */
const LEAST_LIKE = 0.25;
/** Pixels added in favour of the product, so that a rare kind of surface counts as the product's. */
const RARE_PX = 8;

/**
 * Closes holes of a mask that do not show the surroundings: a real hole shows the background, while a reflection, a print or a screen looks
 * like nothing else in the photo.
 * @param surfaces of the photo at the mask's size
 */
export function closeHoles(mask: Mask, { kinds, count }: Surfaces): Mask {
  const open = labelComponents(mask, 0);
  const isHole = [false, ...open.list.map(({ framePx }) => framePx === 0)];
  if (!isHole.includes(true)) return mask;
  const [product, background] = [new Uint32Array(count), new Uint32Array(count)];
  for (let i = 0; i < kinds.length; i++) {
    if (mask.data[i] === 1) product[kinds[i]!]!++;
    else if (!isHole[open.labels[i]!]) background[kinds[i]!]!++;
  }
  const like = new Float64Array(isHole.length);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    if (isHole[open.labels[i]!])
      like[open.labels[i]!]! += background[kind]! / (background[kind]! + product[kind]! + RARE_PX);
  }
  const isClosed = [
    false,
    ...open.list.map(({ label, areaPx }) => isHole[label]! && like[label]! < LEAST_LIKE * areaPx),
  ];
  if (!isClosed.includes(true)) return mask;
  return { ...mask, data: mask.data.map((value, i) => (isClosed[open.labels[i]!] ? 1 : value)) };
}

/** Minimum share of its convex hull that a solid product fills with its holes: a box, a picture in its frame, a pair of scales. */
const SOLID = 0.95;
/** Maximum share of the product that a doubtful hole has: a mug's handle leaves more open. */
const SMALL = 0.025;
/** Mean probability from which a hole is doubtful. Openings of real photos had up to 0.19, prints and reflections in solid products from 0.27. */
const DOUBTFUL = 0.25;

/** Closes small holes of a solid product that the network does not take for background. @param belief framed like the mask */
export function closeDoubtfulHoles(mask: Mask, belief: Plane): Mask {
  const open = labelComponents(mask, 0);
  const holes = open.list.filter(({ framePx }) => framePx === 0);
  if (holes.length === 0) return mask;
  const holesPx = holes.reduce((sum, { areaPx }) => sum + areaPx, 0);
  const productPx = mask.data.reduce((sum, value) => sum + value, 0);
  const frame = { left: 0, right: mask.width, top: 0, bottom: mask.height };
  if (productPx + holesPx < SOLID * hullArea(mask.data, mask.width, frame)) return mask;
  const said = new Float64Array(open.list.length + 1);
  for (let i = 0; i < open.labels.length; i++) said[open.labels[i]!]! += belief.data[i]!;
  const isClosed = new Set(
    holes
      .filter(({ label, areaPx }) => areaPx < SMALL * productPx && said[label]! > DOUBTFUL * areaPx)
      .map(({ label }) => label),
  );
  if (isClosed.size === 0) return mask;
  return { ...mask, data: mask.data.map((value, i) => (isClosed.has(open.labels[i]!) ? 1 : value)) };
}
