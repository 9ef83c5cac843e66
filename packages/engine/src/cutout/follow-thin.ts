import { blurBox } from '../pixels/blur-box.ts';
import { boundMask } from '../pixels/bound-mask.ts';
import { type Component, type Components, labelComponents } from '../pixels/label-components.ts';
import { loadOpenCv } from '../pixels/load-opencv.ts';
import type { Box, HintStroke } from '../model.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { drawStrokes, listSmart, SETTLED } from './draw-strokes.ts';
import { growMask } from './grow-mask.ts';

/** Thickness up to which a part is thin, and its minimum length: shares of the product's longer side. */
const [THICKEST, SHORTEST] = [0.03, 0.06];
/** Thickness up to which a part is always thin, pixels. */
const THIN_PX = 5;
/** How far from the product a line may end, in thicknesses: it is not recognised as one where it widens into a body. */
const GAP = 0.6;
/** Difference from the surroundings on both sides from which a line is seen, levels of 255. */
const SEEN = 22;
/** A level that so many of the surroundings' pixels do not reach, and how many times as clear a part is: floors have lines of their own. */
const [USUAL, CLEARER] = [0.97, 1.25];
/** Mean probability from which a line may be product: the network saw something, but not enough. */
const POSSIBLE = 0.2;
/** How much a line's colour may differ from the product's at its end, as a share of its difference from the surroundings. */
const ALIKE = 0.3;
/** The same share from which a pixel belongs to the line. */
const OWN = 0.45;

type Colour = [red: number, green: number, blue: number];

/** A thin part that may belong to the product. */
interface Line {
  pixels: number[];
  /** Boxes of its pixels next to the product, one per place where they meet. */
  ends: Box[];
  /** How much it differs from its surroundings, levels. */
  level: number;
  colour: Colour;
}

/**
 * Adds thin parts that an outline leaves out although the photo shows them clearly: handles, legs, straps. These are lines, darker or brighter
 * than their surroundings, that begin at the product in its own colour, stay inside the frame, and were not ruled out by the network or the
 * user: one that a stroke erases anywhere stays out, whole.
 * @param photo and @param outline same size, alpha 0–1, @param belief the network's probabilities, any size @returns the outline, completed
 */
export async function followThin(
  photo: OpaquePixels,
  outline: Plane,
  belief: Plane,
  strokes: readonly HintStroke[] = [],
): Promise<Plane> {
  const { width, height } = outline;
  const mask = maskOf(outline);
  const { w = 0, h = 0 } = boundMask(mask, 0) ?? {};
  const side = Math.max(w * width, h * height);
  const thickest = Math.max(THIN_PX, THICKEST * side);
  const levels = await readLevels(photo, thickest);
  const seen = labelComponents(linesOf(levels, mask));
  const reach = Math.round(GAP * thickest);
  const near = growMask(mask, reach);
  const believed = resizePlane(belief, width, height).data;
  const least = CLEARER * usualLevel(levels, near.data);
  const settled = drawStrokes(listSmart(strokes), width, height).data;
  const added = new Uint8Array(mask.data.length);
  for (const part of seen.list) {
    if (part.framePx > 0 || Math.hypot(part.box.width, part.box.height) < SHORTEST * side) continue;
    const line = describe(part, seen, { photo, levels, near });
    if (line.level < least || !isPossible(line, believed, near)) continue;
    if (line.pixels.some((i) => settled[i] === SETTLED.background)) continue;
    if (!line.ends.some((end) => isAlike(line, photo, mask, grow(end, reach, mask)))) continue;
    for (const i of line.pixels) if (levels[i]! >= OWN * line.level && isOfLine(line, photo, i)) added[i] = 1;
    for (const end of line.ends) closeGap(added, line, photo, near, grow(end, reach, mask));
  }
  return added.includes(1) ? draw(outline, keepJoined(added, mask)) : outline;
}

// Plain loops below: a callback per pixel takes many times as long.

function maskOf({ data, width, height }: Plane): Mask {
  const mask = { data: new Uint8Array(data.length), width, height };
  for (let i = 0; i < data.length; i++) if (data[i]! > 0.5) mask.data[i] = 1;
  return mask;
}

/** Pixels outside the product that are seen as lines. */
function linesOf(levels: Uint8Array, mask: Mask): Mask {
  const lines = { ...mask, data: new Uint8Array(levels.length) };
  for (let i = 0; i < levels.length; i++) if (levels[i]! > SEEN && mask.data[i] === 0) lines.data[i] = 1;
  return lines;
}

/** How much darker or brighter than on both sides each pixel is, levels: the difference from a closing or an opening. */
async function readLevels({ data, width, height }: OpaquePixels, thickest: number): Promise<Uint8Array> {
  const { cv } = await loadOpenCv();
  const size = 2 * Math.round(thickest / 2) + 1;
  const kernel = cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(size, size));
  const [image, dark, bright] = [new cv.Mat(height, width, cv.CV_8UC3), new cv.Mat(), new cv.Mat()];
  try {
    image.data.set(data);
    cv.GaussianBlur(image, image, new cv.Size(0, 0), 0.8);
    cv.morphologyEx(image, dark, cv.MORPH_BLACKHAT, kernel);
    cv.morphologyEx(image, bright, cv.MORPH_TOPHAT, kernel);
    const [below, above]: [Uint8Array, Uint8Array] = [dark.data, bright.data];
    const levels = new Uint8Array(width * height);
    for (let i = 0; i < levels.length; i++) {
      const [r, g, b] = [3 * i, 3 * i + 1, 3 * i + 2];
      const one = below[r]! * below[r]! + below[g]! * below[g]! + below[b]! * below[b]!;
      const other = above[r]! * above[r]! + above[g]! * above[g]! + above[b]! * above[b]!;
      levels[i] = Math.sqrt(Math.max(one, other) / 3);
    }
    return levels;
  } finally {
    for (const mat of [image, dark, bright, kernel]) mat.delete();
  }
}

/** The level that most of the surroundings do not reach. */
function usualLevel(levels: Uint8Array, near: Uint8Array): number {
  const counts = new Uint32Array(256);
  let left = 0;
  for (let i = 0; i < levels.length; i++) {
    if (near[i] === 1) continue;
    counts[levels[i]!]!++;
    left += USUAL;
  }
  let level = 0;
  while (level < 255 && left > counts[level]!) left -= counts[level++]!;
  return level;
}

interface Scene {
  photo: OpaquePixels;
  levels: Uint8Array;
  near: Mask;
}

function describe({ label, box }: Component, { labels }: Components, { photo, levels, near }: Scene): Line {
  const { left, top, width, height } = box;
  const around = pixelsIn(box, near.width);
  const pixels = around.filter((i) => labels[i] === label);
  const touching = Uint8Array.from(around, (i) => (labels[i] === label ? near.data[i]! : 0));
  const ends = labelComponents({ data: touching, width, height }).list.map((end) => ({
    left: left + end.box.left,
    top: top + end.box.top,
    width: end.box.width,
    height: end.box.height,
  }));
  const middle = pixels.map((i) => levels[i]!).toSorted((one, other) => one - other)[Math.floor(pixels.length / 2)]!;
  const core = pixels.filter((i) => levels[i]! >= middle);
  const level = core.reduce((sum, i) => sum + levels[i]!, 0) / core.length;
  return { pixels, ends, level, colour: meanColour(photo, core) };
}

/** Whether the network did not rule a line out: what counts is the part away from the product. */
function isPossible({ pixels }: Line, believed: Float32Array, near: Mask): boolean {
  const free = pixels.filter((i) => near.data[i] === 0);
  const counted = free.length > 0 ? free : pixels;
  return counted.reduce((sum, i) => sum + believed[i]!, 0) >= POSSIBLE * counted.length;
}

/** Whether a line has the colour of the product at one of its ends. */
function isAlike({ colour, level }: Line, photo: OpaquePixels, mask: Mask, around: Box): boolean {
  const product = pixelsIn(around, mask.width).filter((i) => mask.data[i] === 1);
  return product.length > 0 && difference(meanColour(photo, product), colour) <= ALIKE * level;
}

/** Whether a pixel's colour is nearer to a line's than to that of its surroundings. */
const isOfLine = ({ colour, level }: Line, photo: OpaquePixels, i: number): boolean =>
  difference(meanColour(photo, [i]), colour) <= (1 - OWN) * level;

/** Adds pixels of a line's colour between its end and the product. */
function closeGap(added: Uint8Array, line: Line, photo: OpaquePixels, near: Mask, around: Box): void {
  for (const i of pixelsIn(around, near.width)) if (near.data[i] === 1 && isOfLine(line, photo, i)) added[i] = 1;
}

/** The added pixels that are connected to the product. */
function keepJoined(added: Uint8Array, mask: Mask): Mask {
  const { width, height } = mask;
  const { labels } = labelComponents({ data: added, width, height });
  const beside = growMask(mask, 1).data;
  const joined = new Set<number>();
  const kept = { data: new Uint8Array(added.length), width, height };
  for (let i = 0; i < added.length; i++) if (beside[i] === 1) joined.add(labels[i]!);
  for (let i = 0; i < added.length; i++) if (added[i] === 1 && joined.has(labels[i]!)) kept.data[i] = 1;
  return kept;
}

/** The outline with the added pixels; their edge is soft, so that it is solved like the rest. */
function draw({ data, width, height }: Plane, added: Mask): Plane {
  const filled = new Float32Array(data);
  for (let i = 0; i < filled.length; i++) if (added.data[i] === 1) filled[i] = 1;
  const soft = blurBox(filled, width, height, 1);
  const around = growMask(added, 1).data;
  for (let i = 0; i < filled.length; i++) if (around[i] === 1) filled[i] = Math.max(data[i]!, soft[i]!);
  return { data: filled, width, height };
}

function grow({ left, top, width, height }: Box, by: number, frame: Mask): Box {
  const [x, y] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: x,
    top: y,
    width: Math.min(frame.width, left + width + by) - x,
    height: Math.min(frame.height, top + height + by) - y,
  };
}

const pixelsIn = ({ left, top, width, height }: Box, columns: number): number[] =>
  Array.from({ length: width * height }, (_, k) => (top + Math.floor(k / width)) * columns + left + (k % width));

function meanColour({ data }: OpaquePixels, pixels: readonly number[]): Colour {
  const sum: Colour = [0, 0, 0];
  for (const i of pixels) for (let c = 0; c < 3; c++) sum[c]! += data[3 * i + c]! / pixels.length;
  return sum;
}

/** Root mean square of the channels' differences, levels. */
const difference = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / Math.sqrt(3);
