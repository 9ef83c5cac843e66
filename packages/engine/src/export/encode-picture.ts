import sharp, { type Sharp } from 'sharp';
import type { Raster, RenderRequest } from '../model.ts';

export interface EncodeOptions {
  format: RenderRequest['format'];
  /** Full chroma resolution in JPEG: useful for thin coloured type on colour, costs a third more bytes. */
  fullColour: boolean;
  /** XMP packet. */
  xmp: string;
}

const JPEG_QUALITY = 90;
const WEBP_QUALITY = 90;

/** Encodes a product on a transparent background, with the sRGB profile and its XMP packet. */
export async function encodeAlone(
  { data, width, height }: Raster,
  { format, xmp }: Pick<EncodeOptions, 'format' | 'xmp'>,
): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
    .withIccProfile('srgb')
    .withXmp(xmp);
  return withFormat(picture, { format: format === 'webp' ? 'webp' : 'png', fullColour: true }).toBuffer();
}

/** Encodes an opaque picture with the sRGB profile and its XMP packet; alpha is dropped. */
export async function encodePicture(pixels: Raster, options: EncodeOptions): Promise<Uint8Array> {
  const { data, width, height } = pixels;
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .withXmp(options.xmp);
  return withFormat(picture, options).toBuffer();
}

function withFormat(picture: Sharp, { format, fullColour }: Omit<EncodeOptions, 'xmp'>): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'webp') return picture.webp({ quality: WEBP_QUALITY, effort: 1 });
  return picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: fullColour ? '4:4:4' : '4:2:0' });
}
