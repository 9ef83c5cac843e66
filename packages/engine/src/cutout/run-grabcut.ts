import type { OpaquePixels } from '../intake/decode-photo.ts';
import { loadOpenCv } from './load-opencv.ts';
import type { Mask } from './plane.ts';

/** What is known of a pixel before GrabCut; the numbers are OpenCV's `GrabCutClasses`. */
export const SEED = { background: 0, product: 1, maybeBackground: 2, maybeProduct: 3 } as const;

/** One `SEED` a pixel. */
export interface Seeds {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Iterated graph cut between two colour mixtures (Rother, Kolmogorov, Blake: "GrabCut", SIGGRAPH 2004), OpenCV's.
 * @returns 1 where the product is
 */
export async function runGrabCut(pixels: OpaquePixels, seeds: Seeds, iterations: number): Promise<Mask> {
  const { cv } = await loadOpenCv();
  const { width, height } = pixels;
  const image = new cv.Mat(height, width, cv.CV_8UC3);
  const labels = new cv.Mat(height, width, cv.CV_8UC1);
  const background = new cv.Mat();
  const product = new cv.Mat();
  try {
    image.data.set(pixels.data);
    labels.data.set(seeds.data);
    // Its mixtures start from k-means with OpenCV's own generator: seeded, so that a run can be repeated.
    cv.setRNGSeed(1);
    cv.grabCut(image, labels, new cv.Rect(), background, product, iterations, cv.GC_INIT_WITH_MASK);
    const found: Uint8Array = labels.data;
    return { data: found.map((label) => label & 1), width, height };
  } finally {
    for (const mat of [image, labels, background, product]) mat.delete();
  }
}
