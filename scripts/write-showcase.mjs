// `npm run showcase`: makes the sample set of the start page, a small sample of every style for the list to choose from, and the
// picture of the README with the engine, from our own sample photo, the way a seller's set is made: automatic cut-out, a description
// of three sentences, nothing touched up.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_STYLE_IDS, STYLE_IDS } from '@vitrine/contract/limits';
import { createEngine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { root } from './ensure-installed.mjs';

const PHOTO = path.join(root, 'packages/scenes/samples/pump/photo.jpg');
const DESCRIPTION = 'Verda hand wash. Orange blossom and cedar, 300 ml. Vegan, gentle on dry skin, refillable.';
const WEB = path.join(root, 'apps/web/src/assets');
const SIDE_PX = 640;
/** Twice what a sample is wide on a phone's list. */
const SAMPLE_PX = 320;
/** Of the README's picture: the photo at the left, then the set in columns. */
const SHEET = { columns: 5, tilePx: 300, gapPx: 12, background: '#1b1a19' };

const engine = createEngine({ threads: 2 });
const taken = await engine.intake(readFileSync(PHOTO));
const { cutout, score, warnings } = await engine.cutOut(taken.photo);
console.log(`cut-out: score ${score.toFixed(2)} ${warnings.join(' ')}`);
const common = {
  products: [{ key: 'showcase', photo: taken.photo, cutout }],
  language: 'en',
  description: DESCRIPTION,
};
const pictures = await Promise.all(
  STYLE_IDS.map((id) =>
    engine.render({ ...common, style: id, category: 'beauty', seed: 1, size: 'preview', format: 'png' }),
  ),
);
await engine.close();

const inSet = pictures.slice(0, DEFAULT_STYLE_IDS.length);
for (const folder of ['set', 'samples']) mkdirSync(path.join(WEB, folder), { recursive: true });
const small = (bytes, side) => sharp(bytes).resize(side, side, { fit: 'inside' }).webp({ quality: 80 }).toBuffer();
for (const [index, id] of STYLE_IDS.entries()) {
  const { bytes } = pictures[index];
  if (index < inSet.length) writeFileSync(path.join(WEB, `set/${id}.webp`), await small(bytes, SIDE_PX));
  writeFileSync(path.join(WEB, `samples/${id}.webp`), await small(bytes, SAMPLE_PX));
}
writeFileSync(path.join(WEB, 'pump-photo.webp'), await sharp(taken.photo).resize(900).webp({ quality: 80 }).toBuffer());
await writeSheet(path.join(root, 'docs/pictures/set.jpg'));

async function writeSheet(file) {
  const { columns, tilePx, gapPx, background } = SHEET;
  const step = tilePx + gapPx;
  const rows = Math.ceil(inSet.length / columns);
  const tile = (bytes, width, height) => sharp(bytes).resize(width, height, { fit: 'contain', background }).toBuffer();
  const photoWidth = 2 * tilePx + gapPx;
  const tiles = await Promise.all(
    inSet.map(async ({ bytes }, index) => ({
      input: await tile(bytes, tilePx, tilePx),
      left: photoWidth + gapPx + (index % columns) * step,
      top: Math.floor(index / columns) * step,
    })),
  );
  const height = rows * step - gapPx;
  const photo = await tile(taken.photo, photoWidth, height);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp({ create: { width: photoWidth + columns * step, height, channels: 3, background } })
    .composite([{ input: photo, left: 0, top: 0 }, ...tiles])
    .jpeg({ quality: 85 })
    .toFile(file);
}
