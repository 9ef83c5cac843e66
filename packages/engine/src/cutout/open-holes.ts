import { growMask } from './grow-mask.ts';
import { type Component, labelComponents } from './label-components.ts';
import type { Mask, Planes } from './plane.ts';
import { spreadColours } from './spread-colours.ts';

/** Greatest difference to the background around, in Lab: what shows through a handle may lie in shade. */
const MAX_LIGHTER = 5;
const MAX_DARKER = 16;
const MAX_CHROMA = 6;
/** Smallest hole, as a share of the picture. */
const MIN_AREA_SHARE = 0.0008;
/** A rim is thin up to this share of the product's size, and must be thin along this share of the hole's outline. */
const RIM_SHARE = 0.22;
const THIN_SHARE = 0.45;
const WINDOW_SHARES = [1 / 16, 1 / 8, 1 / 3, 1];

/**
 * Opens what shows the background through the product, such as the inside of a handle or ring: enclosed patches of the
 * background's own colour behind a thin rim. The rim tells a handle from a label that happens to be as pale as the
 * table. @param lab at the mask's size
 */
export function openHoles(lab: Planes, mask: Mask): Mask {
  const seen = seeThrough(lab, mask);
  const { labels, list } = labelComponents(growMask(growMask(seen, -1), 1));
  const area = mask.data.reduce((sum, value) => sum + value, 0);
  const rimPx = Math.max(2, Math.round(RIM_SHARE * Math.sqrt(area)));
  const nearOutside = growMask({ ...mask, data: mask.data.map((value) => 1 - value) }, rimPx).data;
  const isHole = (component: Component): boolean =>
    component.areaPx > MIN_AREA_SHARE * labels.length &&
    thinShare(labels, component, nearOutside, mask.width) > THIN_SHARE;
  const holes = new Set(list.filter(isHole).map(({ label }) => label));
  return { ...mask, data: mask.data.map((value, i) => (holes.has(labels[i]!) ? 0 : value)) };
}

/** Pixels of the mask whose colour is that of the background around the product, perhaps in its shade. */
function seeThrough(lab: Planes, mask: Mask): Mask {
  const { width, height } = mask;
  const side = Math.max(width, height);
  const outside = growMask({ ...mask, data: mask.data.map((value) => 1 - value) }, -2);
  const radii = WINDOW_SHARES.map((share) => Math.round(side * share));
  const { channels } = spreadColours(lab, Float32Array.from(outside.data), mask.data, radii).colour;
  const data = mask.data.map((value, i) => {
    if (value === 0) return 0;
    const lighter = lab.channels[0][i]! - channels[0][i]!;
    const chroma = Math.hypot(lab.channels[1][i]! - channels[1][i]!, lab.channels[2][i]! - channels[2][i]!);
    return lighter < MAX_LIGHTER && lighter > -MAX_DARKER && chroma < MAX_CHROMA ? 1 : 0;
  });
  return { data, width, height };
}

/** Share of a component's outline that lies close to the outside of the product. */
function thinShare(labels: Int32Array, { label, box }: Component, nearOutside: Uint8Array, width: number): number {
  let [outline, thin] = [0, 0];
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left, i = y * width + x; x < box.left + box.width; x++, i++) {
      if (labels[i] !== label) continue;
      const isRim = [i - 1, i + 1, i - width, i + width].some((j) => labels[j] !== label);
      if (!isRim) continue;
      outline++;
      thin += nearOutside[i]!;
    }
  }
  return thin / Math.max(1, outline);
}
