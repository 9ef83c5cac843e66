/**
 * `node packages/engine/src/cli/write-pairs.ts DIR OUT [FIRST COUNT]`: compares the pairs of DIR (as training/render.py --pairs
 * and compose_pairs.py write them) and writes the features and the exact mask of each to OUT/NAME.bin, one byte per value, plane
 * after plane, preceded by width and height as two 16-bit numbers: the input of training/fit_pairs.py.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openNetwork } from '../cutout/network/open-network.ts';
import { believeAlone } from '../cutout/pair/believe-alone.ts';
import { compareShots } from '../cutout/pair/compare-shots.ts';
import { resizePhoto } from '../cutout/pair/resize-photo.ts';
import { seeScene } from '../cutout/see-scene.ts';
import { openPhoto } from '../pixels/open-photo.ts';
import { takeInPhoto } from '../intake/take-in-photo.ts';

const [folder, out, first = '0', count = '100000'] = process.argv.slice(2);
if (folder === undefined || out === undefined) throw new Error('give DIR and OUT');
await mkdir(out, { recursive: true });
const network = await openNetwork(null);
const take = async (file: string) => openPhoto((await takeInPhoto(await readFile(join(folder, file)))).preview);
const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
for (const name of names.toSorted().slice(Number(first), Number(first) + Number(count))) {
  const file = join(out, `${name}.bin`);
  if (existsSync(file)) continue;
  const scene = await seeScene(await take(`${name}.jpg`), network);
  const { width, height } = scene.search;
  const empty = await resizePhoto(await take(`${name}_empty.jpg`), width, height);
  if (empty === null) throw new Error(`${name}: both shots must have one shape`);
  const { planes } = await compareShots(scene.search, empty, await believeAlone(scene));
  const mask = await sharp(join(folder, `${name}_mask.png`))
    .extractChannel(0)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bytes = planes.map((plane) => Uint8Array.from(plane, (value) => Math.round(255 * value)));
  await writeFile(
    `${file}.part`,
    Buffer.concat([new Uint8Array(Uint16Array.of(width, height).buffer), ...bytes, mask]),
  );
  await rename(`${file}.part`, file);
}
