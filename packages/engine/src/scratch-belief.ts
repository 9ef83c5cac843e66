import { readdir, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findProduct } from './cutout/find-product.ts';
import { openNetwork } from './cutout/network/open-network.ts';
import { openPhoto } from './pixels/open-photo.ts';
const [folder, out, from, to] = process.argv.slice(2) as [string, string, string, string];
await mkdir(out, { recursive: true });
const network = await openNetwork(null);
const names = (await readdir(folder)).filter((n) => n.endsWith('_mask.png')).map((n) => n.slice(0, -9)).toSorted().slice(Number(from), Number(to));
for (const name of names) {
  const pixels = await openPhoto(await sharp(join(folder, `${name}.jpg`)).jpeg({ quality: 95 }).toBuffer());
  await findProduct(pixels, { strokes: [] }, network);
  const t = (globalThis as any).__t;
  const { width, height } = t.belief;
  const truth = await sharp(join(folder, `${name}_mask.png`)).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const head = Buffer.alloc(8); head.writeInt32LE(width, 0); head.writeInt32LE(height, 4);
  await writeFile(join(out, `${name}.bin`), Buffer.concat([head, Buffer.from(Uint8Array.from(t.belief.data, (v: number) => Math.round(v * 255))), truth, Buffer.from(t.rough.data)]));
}
