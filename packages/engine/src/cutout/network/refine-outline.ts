import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { boundMask } from '../../pixels/bound-mask.ts';
import { cropPlane } from '../../pixels/crop-plane.ts';
import { type OpaquePixels, shrinkPixels } from '../../pixels/opaque-pixels.ts';
import type { Mask, Plane } from '../../pixels/plane.ts';
import { resizePlane } from '../../pixels/resize-plane.ts';
import { extractPart, scalePart, widenPart } from '../frame-part.ts';
import { compareColours } from './compare-colours.ts';

/** What is known about a photo's product before its outline is drawn on the photo's own pixels. */
export interface Rough {
  /** 1 where the product is. */
  mask: Mask;
  /** Probability 0–1 from the large network, same frame. */
  belief: Plane;
}

/** Longer side of the refiner's input: as many product pixels as in training. */
const SIDE_PX = 512;
/** The refiner halves a picture several times, so its sides must be multiples of this. */
const STEP = 32;
/** Pixels with this probability may belong to the product. */
const POSSIBLE = 0.3;
let opened: Promise<InferenceSession> | undefined;

/**
 * Draws the outline again on the photo's own pixels, including thin parts and holes: mask and probabilities are on a grid that is too coarse
 * for these.
 * @param photo longer side up to 1024 px @returns product share of every pixel of `photo`, 0–1
 */
export async function refineOutline(photo: OpaquePixels, rough: Rough): Promise<Plane> {
  const { width, height } = photo;
  const nothing: Plane = { data: new Float32Array(width * height), width, height };
  const about = boundMask(possible(rough), 0);
  if (about === null) return nothing;
  const part = widenPart(about, rough.mask);
  const own = scalePart(part, rough.mask, photo);
  const seen = await shrinkPixels(await extractPart(photo, part, rough.mask), SIDE_PX);
  const [belief, mask] = [rough.belief, planeOf(rough.mask)].map((plane) =>
    resizePlane(cropPlane(plane, part), seen.width, seen.height),
  );
  const alpha = await ask(seen, [belief!.data, mask!.data, ...compareColours(seen, belief!, mask!)]);
  const fine = resizePlane(alpha, own.width, own.height);
  for (let y = 0; y < own.height; y++) {
    nothing.data.set(fine.data.subarray(y * own.width, (y + 1) * own.width), (own.top + y) * width + own.left);
  }
  return nothing;
}

function possible({ mask, belief }: Rough): Mask {
  return { ...mask, data: mask.data.map((value, i) => (value === 1 || belief.data[i]! > POSSIBLE ? 1 : 0)) };
}

const planeOf = ({ data, width, height }: Mask): Plane => ({ data: Float32Array.from(data), width, height });

/** @param planes the evidence beside the photo, at the size of `pixels` */
async function ask({ data, width, height }: OpaquePixels, planes: readonly Float32Array[]): Promise<Plane> {
  const [columns, rows] = [roundUp(width), roundUp(height)];
  const size = columns * rows;
  const evidence = new Float32Array((3 + planes.length) * size);
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, to++) {
      // The last column and row are repeated where the refiner needs more.
      const from = Math.min(height - 1, y) * width + Math.min(width - 1, x);
      for (let c = 0; c < 3; c++) evidence[c * size + to] = data[from * 3 + c]! / 255;
      planes.forEach((plane, k) => (evidence[(3 + k) * size + to] = plane[from]!));
    }
  }
  const { alpha } = await (
    await openRefiner()
  ).run({ evidence: new Tensor('float32', evidence, [1, 3 + planes.length, rows, columns]) });
  if (!(alpha?.data instanceof Float32Array)) throw new Error('the refiner gives no alpha');
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) out.set(alpha.data.subarray(y * columns, y * columns + width), y * width);
  return { data: out, width, height };
}

const roundUp = (side: number): number => Math.ceil(side / STEP) * STEP;

/** The refiner, loaded once per thread. */
export function openRefiner(): Promise<InferenceSession> {
  const path = fileURLToPath(new URL('../model/refine-outline.onnx', import.meta.url));
  opened ??= InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' });
  return opened;
}
