import sharp from 'sharp';

/** Standard deviation of the noise, of 255: a phone's in a room. */
const NOISE = 6;

/** The photo at `width` × `height` with sensor noise, as a phone would have stored it: JPEG. */
export async function makePhoto(path: string, width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: NOISE } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const photo = sharp(path).resize(width, height, { fit: 'cover' });
  return photo
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
