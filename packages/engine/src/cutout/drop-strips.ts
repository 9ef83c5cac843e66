import { boundMask } from '../pixels/bound-mask.ts';
import { type Component, labelComponents } from '../pixels/label-components.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask } from '../pixels/plane.ts';
import { toLab } from '../pixels/to-lab.ts';
import { growMask } from './grow-mask.ts';

/** Half the thickness up to which a part is a strip, and how far a body may grow back: shares of the product's longer side. */
const [THIN, BACK] = [0.06, 0.015];
/** Length of a strip in thicknesses, at least. */
const LONG = 2.5;
/** Side of a cell of colours, CIE L*a*b*. */
const CELL = 6;
/** Share of the product that must have a colour for it to be one of its own, and share of a strip that may have such colours. */
const [OWN, LIKE] = [0.05, 0.2];
/** Rows downwards per column from which a part is a leg. */
const STEEP = 0.7;
/** Share of the mask that must be thicker than a strip: a bicycle consists of such parts. */
const BODY = 0.6;

/**
 * Removes strips of other things that run from the product to the edge of the photo: a skirting board, a pole behind it, a rail.
 * @param photo of the mask's size
 */
export function dropStrips(mask: Mask, photo: OpaquePixels): Mask {
  const { data } = mask;
  const body = bodyOf(mask);
  const { labels, list } = labelComponents({ ...mask, data: data.map((value, i) => value & (1 - body[i]!)) });
  const strips = list.filter(
    (part) => part.framePx > 0 && part.areaPx >= LONG * part.framePx ** 2 && !isLeg(part, labels, mask.width),
  );
  if (strips.length === 0 || countOf(body) < BODY * countOf(data)) return mask;
  const cells = cellsOf(photo);
  const isOwn = ownColours(cells, body);
  const isDropped = new Set<number>();
  for (const { label, areaPx } of strips) {
    let like = 0;
    for (let i = 0; i < labels.length; i++) if (labels[i] === label && isOwn(cells[i]!)) like++;
    if (like < LIKE * areaPx) isDropped.add(label);
  }
  if (isDropped.size === 0) return mask;
  return { ...mask, data: data.map((value, i) => (isDropped.has(labels[i]!) ? 0 : value)) };
}

/** Whether a part leads downwards to the edge: the photo may cut off a leg of another colour. */
function isLeg({ label, areaPx, framePx }: Component, labels: Int32Array, width: number): boolean {
  const height = labels.length / width;
  const [middle, end] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== label) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    middle.x += x / areaPx;
    middle.y += y / areaPx;
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
    end.x += x / framePx;
    end.y += y / framePx;
  }
  return end.y - middle.y > STEEP * Math.abs(end.x - middle.x);
}

const countOf = (data: Uint8Array): number => data.reduce((sum, value) => sum + value, 0);

/** The mask without what is as thin as a strip. */
function bodyOf(mask: Mask): Uint8Array {
  const { data, width, height } = mask;
  const { w = 0, h = 0 } = boundMask(mask, 0) ?? {};
  const side = Math.max(w * width, h * height);
  const thin = Math.round(THIN * side);
  const thick = growMask(growMask(mask, -thin), thin);
  return growMask(thick, Math.round(BACK * side)).data.map((value, i) => value & data[i]!);
}

/** Cells along one axis; L* is 0–100, a* and b* are ±128. */
const AXIS = 64;
/** The steps to a cell's neighbours and itself. */
const AROUND = [-1, 0, 1].flatMap((l) => [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => (l * AXIS + a) * AXIS + b)));

/** Whether a colour is common in the body. */
function ownColours(cells: Int32Array, body: Uint8Array): (cell: number) => boolean {
  const counts = new Map<number, number>();
  for (let i = 0; i < cells.length; i++) if (body[i] === 1) counts.set(cells[i]!, (counts.get(cells[i]!) ?? 0) + 1);
  const least = OWN * countOf(body);
  return (cell) => AROUND.reduce((sum, step) => sum + (counts.get(cell + step) ?? 0), 0) >= least;
}

/** The cell of each pixel's colour. */
function cellsOf({ data, width, height }: OpaquePixels): Int32Array {
  return Int32Array.from({ length: width * height }, (_, i) => {
    const [l, a, b] = toLab(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    return (Math.floor(l / CELL) * AXIS + Math.floor(a / CELL) + AXIS / 2) * AXIS + Math.floor(b / CELL) + AXIS / 2;
  });
}
