import sharp from 'sharp';

const THUMBNAIL_SIDE_PX = 64;
const LIGHT_PRODUCT_LUMA = 190;
const WHITE = '#ffffff';
const MID_GREY = '#8c8c8c';

/**
 * Background for a transparent photo: white, as sellers expect, unless the visible part is so light that it would disappear; then
 * grey, so that the cut-out still finds its edge.
 */
export async function chooseBackdrop(file: Uint8Array): Promise<string> {
  const { data } = await sharp(file)
    .resize(THUMBNAIL_SIDE_PX, THUMBNAIL_SIDE_PX, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let weight = 0;
  let luma = 0;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    weight += alpha;
    luma += alpha * (0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!);
  }
  return weight > 0 && luma / weight > LIGHT_PRODUCT_LUMA ? MID_GREY : WHITE;
}
