import sharp, { type Sharp } from 'sharp';

/** Opaque sRGB pixels, three bytes each, rows from the top. */
export interface OpaquePixels {
  data: Buffer;
  width: number;
  height: number;
}

export function sharpOf({ data, width, height }: OpaquePixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function pixelsOf(image: Sharp): Promise<OpaquePixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same with the longer side at most `sidePx`. */
export function shrinkPixels(pixels: OpaquePixels, sidePx: number): Promise<OpaquePixels> {
  return pixelsOf(sharpOf(pixels).resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true }));
}
