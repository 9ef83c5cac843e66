import sharp from 'sharp';
import { compareOutlines, type Grey } from './compare-outlines.ts';

/** How a cut-out compares with the exact mask. */
export interface Comparison {
  /** Intersection over union, both thresholded at one half. */
  overlap: number;
  /** Mean absolute difference of the alphas over the frame, 0–1. */
  alphaError: number;
  /** F-score of the outlines, with 2 px of tolerance where the longer side has 1024. */
  outline: number;
}

/** Longer side at which outlines are compared. */
const OUTLINE_SIDE_PX = 1024;

/**
 * @param cutout a picture with alpha
 * @param mask path of a greyscale picture with the same frame, white where the product is; it is resized to the cut-out's size
 */
export async function compareMask(cutout: Uint8Array, mask: string): Promise<Comparison> {
  const { data, info } = await sharp(cutout).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const exact = await sharp(mask).greyscale().resize(info.width, info.height, { fit: 'fill' }).raw().toBuffer();
  let [both, either, difference] = [0, 0, 0];
  for (const [i, alpha] of data.entries()) {
    const [ours, theirs] = [alpha > 127, exact[i]! > 127];
    both += ours && theirs ? 1 : 0;
    either += ours || theirs ? 1 : 0;
    difference += Math.abs(alpha - exact[i]!);
  }
  const { width, height } = info;
  const [ours, theirs] = await Promise.all([data, exact].map((grey) => scaleGrey({ data: grey, width, height })));
  return {
    overlap: either === 0 ? 1 : both / either,
    alphaError: difference / 255 / data.length,
    outline: compareOutlines(ours!, theirs!),
  };
}

async function scaleGrey({ data, width, height }: Grey): Promise<Grey> {
  const size = { width: OUTLINE_SIDE_PX, height: OUTLINE_SIDE_PX, fit: 'inside', kernel: 'cubic' } as const;
  const scaled = sharp(data, { raw: { width, height, channels: 1 } }).resize(size);
  const { data: out, info } = await scaled.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data: out, width: info.width, height: info.height };
}
