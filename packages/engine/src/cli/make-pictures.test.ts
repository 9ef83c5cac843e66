import { SingleBar } from 'cli-progress';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RenderRequest } from '../model.ts';
import type { Engine } from '../pool.ts';
import { makePictures } from './make-pictures.ts';
import { readArguments, type Wish } from './read-arguments.ts';

let folder: string;
let photo: string;
let requests: RenderRequest[];
let engine: Engine;

const fill = (colour: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const wishOf = (...args: string[]): Wish => readArguments([photo, ...args])!;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  photo = join(folder, 'IMG_1.jpg');
  await writeFile(photo, await fill('#00f', 40, 30));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  requests = [];
  const found = { score: 0.5, warnings: ['dark', 'uncertain_cutout'] };
  // The engine's work is tested beside it; here only where its pictures go.
  engine = {
    intake: async (file: Uint8Array) => ({ photo: file, preview: file, warnings: ['dark'] }),
    cutOut: async (file: Uint8Array) => ({ ...found, cutout: file, preview: file }),
    render: async (request: RenderRequest) => {
      requests.push(request);
      return { bytes: await fill('#f00', 64, request.style === 'hero_banner' ? 27 : 64) };
    },
  } as unknown as Engine; // A stand-in with the fields read here.
});

/** Makes the pictures into `out`. @returns the messages about the photos */
async function make(wish: Wish, product: string | null): Promise<{ sheet: string; said: string[] }> {
  const said: string[] = [];
  const bar = new SingleBar({});
  const made = await makePictures(engine, wish, { folder: product, photos: [photo] }, bar, (path, warning) => {
    said.push(`${path}: ${warning}`);
  });
  return { sheet: made.sheet, said };
}

it('writes one final per style, named after the product, and a sheet that starts with the photo', async () => {
  const out = join(folder, 'finals');
  const wish = wishOf('--out', out, '--styles', 'white_bg,hero_banner', '--description', 'Blue cup. 80 ml.');
  const { sheet, said } = await make(wish, null);
  expect((await readdir(out)).toSorted()).toEqual([
    'blue-cup-hero-banner.jpg',
    'blue-cup-white-bg.jpg',
    'contact-sheet.jpg',
  ]);
  expect(said).toEqual([`${photo}: dark`, `${photo}: uncertain_cutout`]);
  expect(requests.map(({ size, description }) => [size, description])).toEqual([
    ['final', 'Blue cup. 80 ml.'],
    ['final', 'Blue cup. 80 ml.'],
  ]);
  // The middle of the three tiles: the photo, then the pictures.
  const { data, info } = await sharp(await readFile(sheet))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middles = [0, 1, 2].map((tile) => {
    const x = Math.round(((tile + 0.5) * (info.width - 32)) / 3 + 16);
    const at = (232 * info.width + x) * 3;
    return data[at]! > data[at + 2]! ? 'red' : 'blue';
  });
  expect(middles).toEqual(['blue', 'red', 'red']);
});

it('writes only a sheet of previews if only that is requested, several products side by side', async () => {
  const out = join(folder, 'sheets');
  const wish = wishOf('--out', out, '--styles', 'studio', '--sheet');
  const { sheet } = await make(wish, 'cup');
  await make(wish, 'mug');
  expect(sheet).toBe(join(out, 'cup.jpg'));
  expect((await readdir(out)).toSorted()).toEqual(['cup.jpg', 'mug.jpg']);
  expect(requests.map(({ size }) => size)).toEqual(['preview', 'preview']);
});

it('keeps the pictures of several products apart', async () => {
  const out = join(folder, 'products');
  const wish = wishOf('--out', out, '--styles', 'studio');
  for (const product of ['cup', 'mug']) await make(wish, product);
  expect((await readdir(out, { recursive: true })).toSorted()).toEqual([
    'cup',
    'cup/contact-sheet.jpg',
    'cup/img-1-studio.jpg',
    'mug',
    'mug/contact-sheet.jpg',
    'mug/img-1-studio.jpg',
  ]);
});
