import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Box } from '../model.ts';
import { boundMask } from '../pixels/bound-mask.ts';
import { loadOpenCv } from '../pixels/load-opencv.ts';
import type { Mask } from '../pixels/plane.ts';

/** What is known about a pixel before GrabCut; the numbers are OpenCV's `GrabCutClasses`. */
export const SEED = { background: 0, product: 1, maybeBackground: 2, maybeProduct: 3 } as const;

/** One `SEED` per pixel. */
export interface Seeds {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Margin of background around the open pixels that GrabCut learns from, as a share of their longer side. */
const AROUND = 0.15;

/**
 * Iterated graph cut between two colour mixtures (Rother, Kolmogorov, Blake: "GrabCut", SIGGRAPH 2004), OpenCV's. It gets only the product's
 * surroundings: the background at the other end of the photo says little and takes half of the time.
 * @returns 1 where the product is
 */
export async function runGrabCut(pixels: OpaquePixels, seeds: Seeds, iterations: number): Promise<Mask> {
  const part = partOf(seeds);
  const data = new Uint8Array(seeds.data.length);
  if (part === null) return { ...seeds, data };
  const { cv } = await loadOpenCv();
  const image = new cv.Mat(part.height, part.width, cv.CV_8UC3);
  const labels = new cv.Mat(part.height, part.width, cv.CV_8UC1);
  const background = new cv.Mat();
  const product = new cv.Mat();
  try {
    eachRow(part, seeds.width, (from, to, count) => {
      image.data.set(pixels.data.subarray(from * 3, (from + count) * 3), to * 3);
      labels.data.set(seeds.data.subarray(from, from + count), to);
    });
    // Its mixtures start from k-means with OpenCV's own generator: seeded, so that a run can be repeated.
    cv.setRNGSeed(1);
    cv.grabCut(image, labels, new cv.Rect(), background, product, iterations, cv.GC_INIT_WITH_MASK);
    const found: Uint8Array = labels.data;
    eachRow(part, seeds.width, (from, to, count) => {
      for (let k = 0; k < count; k++) data[from + k] = found[to + k]! & 1;
    });
    return { ...seeds, data };
  } finally {
    for (const mat of [image, labels, background, product]) mat.delete();
  }
}

/** Box around everything that is not sure background, in pixels; null if all is background. */
function partOf({ data, width, height }: Seeds): Box | null {
  const about = boundMask({ data: data.map((seed) => (seed === SEED.background ? 0 : 1)), width, height }, AROUND);
  if (about === null) return null;
  const [left, top] = [Math.floor(about.x * width), Math.floor(about.y * height)];
  const [right, bottom] = [Math.ceil((about.x + about.w) * width), Math.ceil((about.y + about.h) * height)];
  return { left, top, width: Math.min(width, right) - left, height: Math.min(height, bottom) - top };
}

/** Calls back for each row of a part: its first pixel in the whole and in the part, and the number of pixels. */
function eachRow(part: Box, width: number, visit: (from: number, to: number, count: number) => void): void {
  for (let y = 0; y < part.height; y++) visit((part.top + y) * width + part.left, y * part.width, part.width);
}
