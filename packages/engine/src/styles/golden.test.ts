import { samples } from '@vitrine/scenes';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '../product/sample-product.ts';
import { STYLE_IDS, type StyleId } from '../identifiers.ts';
import type { Product, Raster } from '../model.ts';
import { STYLES } from './index.ts';
import { renderStyle } from './render-style.ts';

/** Longer side of the pictures kept in golden/; RECORD_GOLDEN=1 records them again. */
const SIDE_PX = 256;
const record = process.env['RECORD_GOLDEN'] === '1';
/** Levels of 255: grain and rounding stay far below; a moved product or another colour does not. */
const MOST_MEAN = 1.5;
const MOST_STRUCTURE = 2.5;
const BLOCK_PX = 8;

const products = new Map<string, Product>();
/** Each style's picture at SIDE_PX, shared by both tests. */
const drawn = new Map<StyleId, Promise<Raster>>();

beforeAll(async () => {
  for (const { name, photoPath, maskPath } of samples.values()) {
    products.set(name, await sampleProduct(photoPath, maskPath, 1000));
  }
});

/** The samples take turns over the styles, so that the golden pictures cover all three. */
function productFor(style: StyleId): Product {
  const names = [...products.keys()];
  return products.get(names[STYLE_IDS.indexOf(style) % names.length] ?? '')!;
}

async function draw(style: StyleId, longerSidePx: number): Promise<Raster> {
  const { width, height } = STYLES[style];
  const scale = longerSidePx / Math.max(width, height);
  const { pixels } = await renderStyle({
    style,
    products: [productFor(style)],
    language: 'en',
    description: 'Sample product: small, light, blue or red. Goes with you wherever you go. Folds flat in a second.',
    category: 'home',
    seed: 5,
    widthPx: Math.round(width * scale),
    heightPx: Math.round(height * scale),
  });
  return pixels;
}

function drawSmall(style: StyleId): Promise<Raster> {
  const picture = drawn.get(style) ?? draw(style, SIDE_PX);
  drawn.set(style, picture);
  return picture;
}

describe.each(STYLE_IDS)('%s', (style) => {
  it('looks as it did when it was last approved', async () => {
    const pixels = await drawSmall(style);
    const path = join(import.meta.dirname, 'golden', `${style}.png`);
    if (record) await keep(path, pixels);
    expect(existsSync(path), `no golden picture for ${style}: run with RECORD_GOLDEN=1`).toBe(true);
    const golden = await open(path);
    expect([pixels.width, pixels.height]).toEqual([golden.width, golden.height]);
    const { mean, structure } = difference(pixels, golden);
    expect(mean, 'mean colour').toBeLessThan(MOST_MEAN);
    expect(structure, `blocks of ${BLOCK_PX} px`).toBeLessThan(MOST_STRUCTURE);
  });

  it('is the same picture at another size', async () => {
    const large = await draw(style, SIDE_PX * 2);
    const small = await drawSmall(style);
    const reduced = await resize(large, small.width, small.height);
    const { mean, structure } = difference(small, reduced);
    expect(mean).toBeLessThan(MOST_MEAN);
    expect(structure).toBeLessThan(4);
  });
});

async function keep(path: string, { data, width, height }: Raster): Promise<void> {
  await mkdir(join(import.meta.dirname, 'golden'), { recursive: true });
  const png = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9, palette: false });
  await writeFile(path, await png.toBuffer());
}

async function open(path: string): Promise<Raster> {
  const image = sharp(await readFile(path))
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function resize({ data, width, height }: Raster, toWidth: number, toHeight: number): Promise<Raster> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).resize(toWidth, toHeight, { kernel: 'cubic' });
  const bytes = await image.raw().toBuffer();
  return { data: new Uint8ClampedArray(bytes), width: toWidth, height: toHeight };
}

/** `mean`: largest difference between the channel means. `structure`: mean difference between the means of small blocks. */
function difference(one: Raster, other: Raster): { mean: number; structure: number } {
  const means = [0, 1, 2].map((c) => Math.abs(meanOf(one, c) - meanOf(other, c)));
  let [sum, count] = [0, 0];
  for (let y = 0; y + BLOCK_PX <= one.height; y += BLOCK_PX) {
    for (let x = 0; x + BLOCK_PX <= one.width; x += BLOCK_PX) {
      for (let c = 0; c < 3; c++) sum += Math.abs(blockOf(one, x, y, c) - blockOf(other, x, y, c));
      count += 3;
    }
  }
  return { mean: Math.max(...means), structure: sum / count };
}

function meanOf({ data }: Raster, channel: number): number {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i] ?? 0;
  return (sum * 4) / data.length;
}

function blockOf({ data, width }: Raster, x: number, y: number, channel: number): number {
  let sum = 0;
  for (let dy = 0; dy < BLOCK_PX; dy++) {
    for (let dx = 0; dx < BLOCK_PX; dx++) sum += data[((y + dy) * width + x + dx) * 4 + channel] ?? 0;
  }
  return sum / BLOCK_PX ** 2;
}
