import sharp, { type Sharp } from 'sharp';

/** Opaque sRGB pixels, three bytes each, rows from the top. */
export interface Rgb {
  data: Buffer;
  width: number;
  height: number;
}

export function sharpOf({ data, width, height }: Rgb): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function rgbOf(image: Sharp): Promise<Rgb> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
