import sharp from 'sharp';

/**
 * Intersection over union of a cut-out and the exact mask, both thresholded at one half.
 * @param cutout a picture with alpha, @param mask a greyscale picture with the same frame, white where the product is
 */
export async function compareMask(cutout: Uint8Array, mask: Uint8Array): Promise<number> {
  const { data, info } = await sharp(cutout).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const exact = await sharp(mask)
    .toColourspace('b-w')
    .resize(info.width, info.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let [both, either] = [0, 0];
  for (const [i, alpha] of data.entries()) {
    const [ours, theirs] = [alpha > 127, exact[i]! > 127];
    both += ours && theirs ? 1 : 0;
    either += ours || theirs ? 1 : 0;
  }
  return either === 0 ? 1 : both / either;
}
