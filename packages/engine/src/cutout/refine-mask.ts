import { labelComponents } from '../pixels/label-components.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { cleanMask } from './clean-mask.ts';
import { closeDoubtfulHoles } from './close-holes.ts';
import { backgroundTexture } from './background-texture.ts';
import { growMask } from './grow-mask.ts';
import { refineOutline, type Rough } from './network/refine-outline.ts';

const LIKELY = 0.5;
/** Texture of the background, in levels, up to which the refiner is used: real photos with more got worse (docs/benchmarks.md). */
const PLAIN = 7;
/** Pixels of the mask's grid around the product that stay as the refiner drew them: the soft edge. */
const EDGE_PX = 2;
/** Pixels of the mask's grid at its outline that the refiner alone decides. */
const RIM_PX = 3;
/** Half the width of a thin part on that grid: a leg, a cord. */
const THIN_PX = 4;
/** Probability from which a pixel outside the rough mask may belong to it, even in a wide part. */
const POSSIBLE = 0.35;
/** Minimum share of the rough mask that a refined one keeps. */
const LEAST_LEFT = 0.5;
/** Weight of the probabilities at the outline and outside; inside it is 1. */
const OUTSIDE_SAY = 0.5;
/** Opacity below which a pixel is not clearly product, and mean probability from which such pixels inside the product are a print. */
const [CLEAR, PRINTED] = [0.9, 0.8];
/** No probability is nearer to 0 or 1 than this. */
const NEVER_SURE = 0.02;

/** A photo, longer side up to 1024 px, and the same at the size of its rough mask. */
export interface Seen {
  photo: OpaquePixels;
  search: OpaquePixels;
}

/** A mask, and its outline on the photo's own pixels. */
export interface Refined {
  mask: Mask;
  fine: Plane;
}

/**
 * The refiner's result for a rough mask, without specks: on the mask's grid, and as fine as the photo. Null if the background has a pattern,
 * whose pieces it takes for parts of the product, or if it leaves too little of the mask.
 */
export async function refineMask({ photo, search }: Seen, rough: Rough): Promise<Refined | null> {
  if (backgroundTexture(search, rough) > PLAIN) return null;
  const drawn = hearBelief(await refineOutline(photo, rough), rough);
  const { width, height } = rough.mask;
  const seen = resizePlane(drawn, width, height).data;
  const likely: Mask = { data: Uint8Array.from(seen, (value) => (value > LIKELY ? 1 : 0)), width, height };
  const clean = cleanMask(withoutNeighbours(likely, rough), rough.mask.data);
  if (sizeOf(clean) < LEAST_LEFT * sizeOf(rough.mask)) return null;
  const mask = closeDoubtfulHoles(clean, rough.belief);
  const fine = closePrints(keepAround(drawn, mask), mask, rough);
  return { mask, fine: mask === clean ? fine : fillClosed(fine, mask, clean) };
}

const sizeOf = ({ data }: Mask): number => data.reduce((sum, value) => sum + value, 0);

/** Pixels added outside the rough mask's rim must be thin or probable: anything else is a neighbouring object. */
function withoutNeighbours(mask: Mask, { mask: rough, belief }: Rough): Mask {
  const rim = growMask(rough, RIM_PX).data;
  const added = {
    ...mask,
    data: mask.data.map((value, i) => (rim[i] === 0 && belief.data[i]! < POSSIBLE ? value : 0)),
  };
  const wide = growMask(growMask(added, -THIN_PX), THIN_PX + 1).data;
  return { ...mask, data: mask.data.map((value, i) => (wide[i] === 1 && added.data[i] === 1 ? 0 : value)) };
}

/** A print in the background's colour is not a hole: well inside the rough mask the probabilities count as much as the refiner's answer. */
function hearBelief(fine: Plane, { mask, belief }: Rough): Plane {
  const inside = growMask(mask, -RIM_PX);
  const [within, said] = [Float32Array.from(inside.data), belief.data].map(
    (data) => resizePlane({ ...mask, data }, fine.width, fine.height).data,
  );
  const data = fine.data.map((value, i) => {
    if (value === 0) return 0;
    const say = OUTSIDE_SAY + (1 - OUTSIDE_SAY) * within![i]!;
    return 1 / (1 + Math.exp(-logit(value) - say * logit(said![i]!)));
  });
  return { ...fine, data };
}

function logit(probability: number): number {
  const p = Math.min(1 - NEVER_SURE, Math.max(NEVER_SURE, probability));
  return Math.log(p / (1 - p));
}

/** Only pixels on the mask or at its edge. */
function keepAround(fine: Plane, mask: Mask): Plane {
  const around = growMask(mask, EDGE_PX);
  const kept = resizePlane({ ...around, data: Float32Array.from(around.data) }, fine.width, fine.height).data;
  return { ...fine, data: fine.data.map((value, i) => (kept[i]! > 0 ? value : 0)) };
}

/** Pixels of the mask's grid around a closed hole, whose soft edge is filled too. */
const AROUND_PX = 2;

/** Fills what `mask` has more than `open`. */
function fillClosed(fine: Plane, mask: Mask, open: Mask): Plane {
  const closed = growMask({ ...mask, data: mask.data.map((value, i) => value - open.data[i]!) }, AROUND_PX);
  // Beyond the mask its own outline counts.
  const within = Float32Array.from(closed.data, (value, i) => value * mask.data[i]!);
  const filled = resizePlane({ ...mask, data: within }, fine.width, fine.height).data;
  return { ...fine, data: fine.data.map((value, i) => Math.max(value, filled[i]!)) };
}

/** Digits and letters in the background's colour, which the refiner takes for holes: pixels within the mask that are probably product. */
function closePrints(fine: Plane, mask: Mask, { belief }: Rough): Plane {
  const { width, height, data } = fine;
  const open = labelComponents({ width, height, data: Uint8Array.from(data, (value) => (value < CLEAR ? 1 : 0)) });
  const within = resizePlane({ ...mask, data: Float32Array.from(mask.data) }, width, height).data;
  const said = resizePlane(belief, width, height).data;
  const [sums, isInside] = [new Float64Array(open.list.length + 1), new Uint8Array(open.list.length + 1).fill(1)];
  for (let i = 0; i < data.length; i++) {
    const label = open.labels[i]!;
    sums[label]! += said[i]!;
    if (within[i]! <= LIKELY) isInside[label] = 0;
  }
  const isPrint = [
    false,
    ...open.list.map(({ label, areaPx }) => isInside[label] === 1 && sums[label]! >= PRINTED * areaPx),
  ];
  if (!isPrint.includes(true)) return fine;
  return { ...fine, data: data.map((value, i) => (isPrint[open.labels[i]!] ? 1 : value)) };
}
