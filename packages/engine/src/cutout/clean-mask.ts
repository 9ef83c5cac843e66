import { labelComponents } from '../pixels/label-components.ts';
import type { Mask } from '../pixels/plane.ts';

/** Parts smaller than this share of the largest are specks; holes smaller than this share of the picture are closed. */
const SPECK_SHARE = 0.04;
/** The same for parts that were chosen almost completely: the end of a leg, a foot. */
const CHOSEN_SPECK_SHARE = 0.004;
const CHOSEN_WHOLE = 0.7;
const HOLE_SHARE = 0.0004;

/** Removes parts that are specks or contain nothing of the chosen product, and closes pinholes; larger holes such as handles stay open. */
export function cleanMask(mask: Mask, chosen: Uint8Array): Mask {
  const { labels, list } = labelComponents(mask);
  const largest = list.reduce((max, { areaPx }) => Math.max(max, areaPx), 0);
  const chosenPx = new Uint32Array(list.length + 1);
  // Plain loops: a callback per pixel takes several times as long, and this runs a dozen times per photo.
  for (let i = 0; i < labels.length; i++) {
    if (chosen[i] !== 0) chosenPx[labels[i]!] = chosenPx[labels[i]!]! + 1;
  }
  const isKept = [
    0,
    ...list.map(({ label, areaPx }) => {
      const chosenShare = chosenPx[label]! / areaPx;
      if (chosenShare > CHOSEN_WHOLE) return areaPx > CHOSEN_SPECK_SHARE * largest ? 1 : 0;
      return areaPx > SPECK_SHARE * largest && chosenShare > 0.1 ? 1 : 0;
    }),
  ];
  const data = new Uint8Array(labels.length);
  for (let i = 0; i < data.length; i++) data[i] = isKept[labels[i]!]!;
  const holes = labelComponents({ ...mask, data }, 0);
  const isPinhole = [
    false,
    ...holes.list.map(({ areaPx, framePx }) => framePx === 0 && areaPx < HOLE_SHARE * data.length),
  ];
  for (let i = 0; i < data.length; i++) if (isPinhole[holes.labels[i]!]) data[i] = 1;
  return { ...mask, data };
}
