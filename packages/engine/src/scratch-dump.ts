import { readdir, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findProduct } from './cutout/find-product.ts';
import { openNetwork } from './cutout/network/open-network.ts';
import { openPhoto } from './pixels/open-photo.ts';
const [folder, out, from, to] = process.argv.slice(2) as [string, string, string, string];
await mkdir(out, { recursive: true });
const network = await openNetwork(null);
const names = (await readdir(folder)).filter((n) => n.endsWith('_mask.png')).map((n) => n.slice(0, -9)).toSorted().slice(Number(from), Number(to)).filter((n) => !process.env['ONLY'] || process.env['ONLY'].split(',').includes(n));
for (const name of names) {
  const pixels = await openPhoto(await sharp(join(folder, `${name}.jpg`)).jpeg({ quality: 95 }).toBuffer());
  const f = await findProduct(pixels, { strokes: [] }, network);
  const { width, height } = f.mask;
  const truth = await sharp(join(folder, `${name}_mask.png`)).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  let [both, either] = [0, 0];
  f.mask.data.forEach((v, i) => { const w = truth[i]! > 127 ? 1 : 0; both += v & w; either += v | w; });
  const iou = either === 0 ? 1 : both / either;
  const rgb = await sharp(join(folder, `${name}.jpg`)).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const o = Buffer.from(rgb);
  f.mask.data.forEach((v, i) => {
    const w = truth[i]! > 127 ? 1 : 0;
    if (v && !w) { o[3 * i] = 255; o[3 * i + 1] = o[3 * i + 1]! * 0.4; o[3 * i + 2] = o[3 * i + 2]! * 0.4; }
    if (!v && w) { o[3 * i + 2] = 255; o[3 * i] = o[3 * i]! * 0.3; o[3 * i + 1] = o[3 * i + 1]! * 0.3; }
  });
  const b = f.belief ? Buffer.from(Uint8Array.from(f.belief.data, (v) => v * 255)) : Buffer.alloc(width * height);
  const bel = await sharp(b, { raw: { width: f.belief?.width ?? width, height: f.belief?.height ?? height, channels: 1 } }).resize(width, height, { fit: 'fill' }).toColourspace('srgb').png().toBuffer();
  const left = await sharp(rgb, { raw: { width, height, channels: 3 } }).png().toBuffer();
  const mid = await sharp(o, { raw: { width, height, channels: 3 } }).png().toBuffer();
  await sharp({ create: { width: width * 3, height, channels: 3, background: 'black' } }).composite([{ input: left, left: 0, top: 0 }, { input: mid, left: width, top: 0 }, { input: bel, left: 2 * width, top: 0 }]).jpeg().toFile(join(out, `${iou.toFixed(3)}-${name}.jpg`));
  console.log(name, iou.toFixed(4), f.score.toFixed(2), f.fine ? 'fine' : '-');
}
