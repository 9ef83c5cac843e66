// `npm run showcase`: makes, with the engine and from our own sample photos, the sample sets of the start page and the gallery, a small
// sample of every style for the list of styles, and the pictures of the README; `npm run showcase -- candle` makes one product's only.
// Descriptions are what a seller would write; the cut-outs have the samples' exact outlines, as after a careful touch-up (`npm run photos --
// packages/scenes/samples --sheet` shows the automatic ones).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_STYLE_IDS, STYLE_IDS } from '@vitrine/contract/limits';
import { createEngine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { root } from './ensure-installed.mjs';

const SCENES = path.join(root, 'packages/scenes');
/** As the site shows them; `folder` in packages/scenes has the photo and its outline, `sheet` is the README's picture. */
const PRODUCTS = [
  {
    name: 'pump',
    folder: 'samples/pump',
    sheet: 'set',
    category: 'beauty',
    description: 'Verda hand wash. Orange blossom and cedar, 300 ml. Vegan, gentle on dry skin, refillable.',
  },
  {
    name: 'headphones',
    folder: 'samples/headphones',
    sheet: 'headphones',
    category: 'electronics',
    description:
      'Nova headphones. 40 hours of battery, soft memory foam, folds flat. Hear every note, wherever you are.',
  },
  {
    name: 'mug',
    folder: 'samples/mug',
    sheet: 'mug',
    category: 'kitchen',
    description: 'North Ridge mug, 350 ml. Glazed stoneware, dishwasher-safe. Keeps coffee warm through long mornings.',
  },
  {
    name: 'candle',
    folder: 'showcase/candle',
    category: 'home',
    description: 'Ember candle, 220 g. Fig and black tea. Soy wax, cotton wick, burns 45 hours. Calm evenings at home.',
  },
];
const WEB = path.join(root, 'apps/web/src/assets');
const SIDE_PX = 640;
const PHOTO_PX = 900;
/** For the start page's strips: three times their width there. */
const SMALL = { sidePx: 192, photoPx: 400 };
/** Twice the width of a sample in a phone's list. */
const SAMPLE_PX = 320;
/** For the README's picture: the photo at the left, then the set in columns. */
const SHEET = { columns: 5, tilePx: 300, gapPx: 12, background: '#1b1a19' };

const only = process.argv.slice(2);
const engine = createEngine({ threads: 2 });
for (const product of PRODUCTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const stored = await openSample(product);
  const drawn = await drawSet(product, stored, product.name === 'pump' ? STYLE_IDS : DEFAULT_STYLE_IDS);
  await writeSet(product, stored, drawn);
  if (product.name === 'pump') await writeStyleSamples(drawn);
  if (product.sheet) await writeSheet(product.sheet, stored.photo, drawn);
}
await engine.close();

async function openSample({ folder }) {
  const { photo } = await engine.intake(readFileSync(path.join(SCENES, folder, 'photo.jpg')));
  const mask = await sharp(path.join(SCENES, folder, 'mask.png'))
    .greyscale()
    .toColourspace('b-w')
    .toBuffer();
  return { photo, cutout: await sharp(photo).joinChannel(mask).png().toBuffer() };
}

function small(bytes, side) {
  return sharp(bytes).resize(side, side, { fit: 'inside' }).webp({ quality: 80 }).toBuffer();
}

/** The photo and its set, as /gallery and the start page show them. */
async function writeSet({ name }, { photo }, pictures) {
  const folder = path.join(SCENES, 'showcase', name);
  mkdirSync(path.join(folder, 'small'), { recursive: true });
  const write = async (file, bytes, side, smallSide) => {
    writeFileSync(path.join(folder, file), await small(bytes, side));
    writeFileSync(path.join(folder, 'small', file), await small(bytes, smallSide));
  };
  await write('original.webp', photo, PHOTO_PX, SMALL.photoPx);
  for (const [index, id] of DEFAULT_STYLE_IDS.entries()) {
    await write(`${id}.webp`, pictures[index].bytes, SIDE_PX, SMALL.sidePx);
  }
}

async function writeStyleSamples(pictures) {
  const folder = path.join(WEB, 'samples');
  mkdirSync(folder, { recursive: true });
  for (const [index, id] of STYLE_IDS.entries()) {
    writeFileSync(path.join(folder, `${id}.webp`), await small(pictures[index].bytes, SAMPLE_PX));
  }
}

function drawSet({ name, category, description }, stored, styles) {
  const common = { products: [{ key: name, ...stored }], language: 'en', description, category, seed: 1 };
  return Promise.all(styles.map((style) => engine.render({ ...common, style, size: 'preview', format: 'png' })));
}

async function writeSheet(name, photo, pictures) {
  const set = pictures.slice(0, DEFAULT_STYLE_IDS.length);
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
