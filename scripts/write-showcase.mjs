// `npm run showcase`: makes, with the engine and from our own sample photos, the sample set of the start page, a small sample of every
// style for the list to choose from, and the pictures of the README. Descriptions are what a seller would write; the cut-outs have the
// samples' exact outlines, as after a careful touch-up (`npm run photos -- packages/scenes/samples --sheet` shows the automatic ones).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_STYLE_IDS, STYLE_IDS } from '@vitrine/contract/limits';
import { createEngine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { root } from './ensure-installed.mjs';

const SAMPLES = path.join(root, 'packages/scenes/samples');
const PUMP = {
  sample: 'pump',
  category: 'beauty',
  description: 'Verda hand wash. Orange blossom and cedar, 300 ml. Vegan, gentle on dry skin, refillable.',
};
const OTHERS = [
  {
    sample: 'mug',
    category: 'kitchen',
    description: 'North Ridge mug, 350 ml. Glazed stoneware, dishwasher-safe. Keeps coffee warm through long mornings.',
  },
  {
    sample: 'headphones',
    category: 'electronics',
    description:
      'Nova headphones. 40 hours of battery, soft memory foam, folds flat. Hear every note, wherever you are.',
  },
];
const WEB = path.join(root, 'apps/web/src/assets');
const SIDE_PX = 640;
/** Twice what a sample is wide on a phone's list. */
const SAMPLE_PX = 320;
/** Of the README's picture: the photo at the left, then the set in columns. */
const SHEET = { columns: 5, tilePx: 300, gapPx: 12, background: '#1b1a19' };

const engine = createEngine({ threads: 2 });
const pump = await openSample(PUMP);
const pictures = await drawSet(PUMP, pump, STYLE_IDS);
for (const folder of ['set', 'samples']) mkdirSync(path.join(WEB, folder), { recursive: true });
const small = (bytes, side) => sharp(bytes).resize(side, side, { fit: 'inside' }).webp({ quality: 80 }).toBuffer();
for (const [index, id] of STYLE_IDS.entries()) {
  const { bytes } = pictures[index];
  if (DEFAULT_STYLE_IDS.includes(id)) writeFileSync(path.join(WEB, `set/${id}.webp`), await small(bytes, SIDE_PX));
  writeFileSync(path.join(WEB, `samples/${id}.webp`), await small(bytes, SAMPLE_PX));
}
writeFileSync(path.join(WEB, 'pump-photo.webp'), await sharp(pump.photo).resize(900).webp({ quality: 80 }).toBuffer());
await writeSheet('set', pump.photo, pictures.slice(0, DEFAULT_STYLE_IDS.length));
for (const product of OTHERS) {
  const stored = await openSample(product);
  await writeSheet(product.sample, stored.photo, await drawSet(product, stored, DEFAULT_STYLE_IDS));
}
await engine.close();

async function openSample({ sample }) {
  const { photo } = await engine.intake(readFileSync(path.join(SAMPLES, sample, 'photo.jpg')));
  const mask = await sharp(path.join(SAMPLES, sample, 'mask.png'))
    .greyscale()
    .toColourspace('b-w')
    .toBuffer();
  return { photo, cutout: await sharp(photo).joinChannel(mask).png().toBuffer() };
}

function drawSet({ sample, category, description }, stored, styles) {
  const common = { products: [{ key: sample, ...stored }], language: 'en', description, category, seed: 1 };
  return Promise.all(styles.map((style) => engine.render({ ...common, style, size: 'preview', format: 'png' })));
}

async function writeSheet(name, photo, set) {
  const file = path.join(root, `docs/pictures/${name}.jpg`);
  const { columns, tilePx, gapPx, background } = SHEET;
  const step = tilePx + gapPx;
  const rows = Math.ceil(set.length / columns);
  const tile = (bytes, width, height) => sharp(bytes).resize(width, height, { fit: 'contain', background }).toBuffer();
  const photoWidth = 2 * tilePx + gapPx;
  const tiles = await Promise.all(
    set.map(async ({ bytes }, index) => ({
      input: await tile(bytes, tilePx, tilePx),
      left: photoWidth + gapPx + (index % columns) * step,
      top: Math.floor(index / columns) * step,
    })),
  );
  const height = rows * step - gapPx;
  const before = await tile(photo, photoWidth, height);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp({ create: { width: photoWidth + columns * step, height, channels: 3, background } })
    .composite([{ input: before, left: 0, top: 0 }, ...tiles])
    .jpeg({ quality: 85 })
    .toFile(file);
}
