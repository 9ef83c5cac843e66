import type { Choice } from './choose-object.ts';
import { fillHull } from './fill-hull.ts';
import { growMask } from './grow-mask.ts';
import type { Mask, Plane } from './plane.ts';
import { SEED, type Seeds } from './run-grabcut.ts';

/** Shares of the longer side: how deep the certain core lies, and how far around the choice the product may reach. */
const CORE_SHARE = 1 / 90;
const REACH_SHARE = 1 / 12;
/** How far from its outline a mask may still be wrong, as a share of the longer side. */
const REFINE_SHARE = 1 / 28;
/** Pixels on the frame that are background whatever they look like. */
const FRAME_PX = 2;

/**
 * What GrabCut is told when saliency is believed: the inside of the chosen thing is product, what else stands out and
 * all that is far away is background, the rest is open.
 */
export function planFromSaliency(saliency: Plane, threshold: number, { product, others }: Choice): Seeds {
  const { width, height } = saliency;
  const side = Math.max(width, height);
  const core = growMask(product, -Math.max(1, Math.round(side * CORE_SHARE))).data;
  const reach = growMask(fillHull(product), Math.round(side * REACH_SHARE)).data;
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const value = saliency.data[i]!;
    if (others.data[i] === 1 || reach[i] === 0) data[i] = SEED.background;
    else if (core[i] === 1 && value > threshold) data[i] = SEED.product;
    else if (product.data[i] === 1) data[i] = SEED.maybeProduct;
    else data[i] = value < threshold * 0.3 ? SEED.background : SEED.maybeBackground;
  }
  clearFrame(data, width, height, product.data);
  return { data, width, height };
}

/** The frame is background, except where the chosen thing itself is cut off by it. */
function clearFrame(seeds: Uint8Array, width: number, height: number, product: Uint8Array): void {
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) >= FRAME_PX;
      if (!inside && product[i] === 0) seeds[i] = SEED.background;
    }
  }
}

/** A box around the middle of the photo, as shares of its width and height. */
export interface CentreBox {
  width: number;
  height: number;
}

/** What GrabCut is told when saliency is not believed: all outside a centred box is background, the inside is open. */
export function planFromBox(box: CentreBox, width: number, height: number): Seeds {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = Math.abs((y + 0.5) / height - 0.5) / box.height;
    for (let x = 0; x < width; x++, i++) {
      const u = Math.abs((x + 0.5) / width - 0.5) / box.width;
      data[i] = Math.max(u, v) > 0.5 ? SEED.background : SEED.maybeProduct;
    }
  }
  return { data, width, height };
}

/** Probabilities from which the network is believed that here is product, and up to which that here is none. */
const SURE = 0.8;
const RULED_OUT = 0.1;
/** How much narrower and wider than it says, in pixels: its map is coarser than the picture. */
const CORE_PX = 2;
const REACH_PX = 3;

/** What GrabCut is told when the network is believed: only what it is not sure of is open. @param belief 0–1 */
export function planFromBelief(belief: Plane, { product, others }: Choice): Seeds {
  const { width, height } = belief;
  const mark = (isOn: (value: number, i: number) => boolean): Mask => {
    return { data: Uint8Array.from(belief.data, (value, i) => (isOn(value, i) ? 1 : 0)), width, height };
  };
  const core = growMask(
    mark((value, i) => value > SURE && product.data[i] === 1),
    -CORE_PX,
  ).data;
  const reach = growMask(
    mark((value, i) => value > RULED_OUT && others.data[i] === 0),
    REACH_PX,
  ).data;
  const data = product.data.map((value, i) => {
    if (core[i] === 1) return SEED.product;
    if (reach[i] === 0 || others.data[i] === 1) return SEED.background;
    return value === 1 ? SEED.maybeProduct : SEED.maybeBackground;
  });
  return { data, width, height };
}

/** What GrabCut is told to sharpen a mask found at a smaller size: only what lies near its outline is open. */
export function planFromMask(mask: Mask): Seeds {
  const step = Math.max(2, Math.round(Math.max(mask.width, mask.height) * REFINE_SHARE));
  const core = growMask(mask, -step).data;
  const reach = growMask(mask, step).data;
  const data = mask.data.map((value, i) => {
    if (core[i] === 1) return SEED.product;
    if (reach[i] === 0) return SEED.background;
    return value === 1 ? SEED.maybeProduct : SEED.maybeBackground;
  });
  return { data, width: mask.width, height: mask.height };
}
