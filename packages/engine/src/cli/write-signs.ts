/**
 * `node packages/engine/src/cli/write-signs.ts DIR COUNT FILE`: cuts out the first COUNT pictures of DIR (as training/render.py
 * and compose.py write them) and writes features, score and reached IoU of each to FILE, in the format of training/fit_score.py.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findProduct } from '../cutout/find-product.ts';
import { openNetwork } from '../cutout/network/open-network.ts';
import { openPhoto } from '../pixels/open-photo.ts';
import type { Mask } from '../pixels/plane.ts';

const [folder, count, file] = process.argv.slice(2);
if (folder === undefined || count === undefined || file === undefined) throw new Error('give DIR, COUNT and FILE');

/** IoU of a mask with the exact one, resized to it. */
async function overlapOf(mask: Mask, exact: string): Promise<number> {
  const { width, height } = mask;
  const truth = await sharp(exact).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  let [both, either] = [0, 0];
  mask.data.forEach((value, i) => {
    const wanted = truth[i]! > 127 ? 1 : 0;
    both += value & wanted;
    either += value | wanted;
  });
  return either === 0 ? 1 : both / either;
}

const network = await openNetwork(process.env['MATTING_MODEL'] ?? null);
const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
const rows = [];
for (const name of names.toSorted().slice(0, Number(count))) {
  const pixels = await openPhoto(
    await sharp(join(folder, `${name}.jpg`))
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
  const { mask, score, signs } = await findProduct(pixels, { strokes: [] }, network);
  rows.push({ name, iou: await overlapOf(mask, join(folder, `${name}_mask.png`)), score, signs: signs ?? null });
}
await writeFile(file, JSON.stringify(rows));
const reached = rows.map(({ iou }) => iou).toSorted((a, b) => a - b);
const mean = reached.reduce((sum, iou) => sum + iou, 0) / reached.length;
const good = reached.filter((iou) => iou >= 0.9).length;
console.log(
  `${folder}: ${rows.length} pictures, mean IoU ${mean.toFixed(4)}, least ${reached[0]?.toFixed(3)}, ${good} of 0.9 or more`,
);
