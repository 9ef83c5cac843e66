import type { RenderedPicture } from '@vitrine/engine/model';
import sharp from 'sharp';
import { type Time, timeWork } from './time-work.ts';

/** The engine's own (export/encode-picture.ts). */
const JPEG_QUALITY = 90;

/** Cost of encoding the pictures alone, `atOnce` at a time: as many as the engine has threads. */
export async function timeEncoding(pictures: readonly RenderedPicture[], atOnce: number): Promise<Time> {
  sharp.concurrency(1);
  const total: Time = { wallS: 0, cpuS: 0 };
  for (let i = 0; i < pictures.length; i += atOnce) {
    const batch = await Promise.all(pictures.slice(i, i + atOnce).map(decode));
    const [, { wallS, cpuS }] = await timeWork(() => Promise.all(batch.map((encode) => encode())));
    total.wallS += wallS;
    total.cpuS += cpuS;
  }
  return total;
}

async function decode({ bytes }: RenderedPicture): Promise<() => Promise<Buffer>> {
  const { chromaSubsampling } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () =>
    sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality: JPEG_QUALITY, ...(chromaSubsampling && { chromaSubsampling }) })
      .toBuffer();
}
