import sharp from 'sharp';

/** How a cut-out compares with the exact mask. */
export interface Comparison {
  /** Intersection over union, both cut at one half. */
  overlap: number;
  /** Mean absolute difference of the alphas over the frame, 0–1. */
  alphaError: number;
}

/**
 * @param cutout a picture with alpha
 * @param mask path of a grey picture with the same frame, white where the product is; it is brought to the cut-out's size
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
  return { overlap: either === 0 ? 1 : both / either, alphaError: difference / 255 / data.length };
}
