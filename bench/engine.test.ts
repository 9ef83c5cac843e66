import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, type Engine } from '@vitrine/engine/pool';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareMask } from './compare-mask.ts';
import { findPhotos, SAMPLES } from './find-photos.ts';
import { measureCutOuts, tableOfCutOuts } from './measure-cut-outs.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureRun } from './measure-run.ts';

let engine: Engine;
let folder: string;
beforeAll(async () => {
  engine = createEngine({ threads: 1 });
  folder = await mkdtemp(join(tmpdir(), 'bench-'));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** The cells of a Markdown table, without its head. */
const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('finds our own samples, each with its mask', async () => {
  const photos = await findPhotos();
  expect(photos.map(({ name, mask }) => [name, mask !== null])).toEqual([
    ['headphones', true],
    ['mug', true],
    ['pump', true],
  ]);
});

it('compares a cut-out with its mask', async () => {
  const half = (white: number) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#000' } })
      .composite([
        {
          input: { create: { width: white, height: 20, channels: 3, background: '#fff' } },
          left: 0,
          top: 0,
        },
      ])
      .greyscale()
      .png();
  const mask = join(folder, 'mask.png');
  await writeFile(mask, await half(20).toBuffer());
  const alpha = await half(30).extractChannel(0).raw().toBuffer();
  const cutout = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
    .joinChannel(alpha, { raw: { width: 40, height: 20, channels: 1 } })
    .png()
    .toBuffer();
  const { overlap, alphaError } = await compareMask(cutout, mask);
  expect([overlap, alphaError]).toEqual([expect.closeTo(20 / 30, 3), expect.closeTo(10 / 40, 3)]);
});

it('measures all steps of a run', async () => {
  const photo = join(SAMPLES, 'pump/photo.jpg');
  const table = await measureRun(engine, { photo, width: 800, height: 600, styles: ['white_bg'], threads: 1 });
  const rows = cellsOf(table);
  expect(rows).toHaveLength(10);
  expect(rows.filter(([, measured]) => !(Number.parseFloat(measured!) > 0))).toEqual([]);
  expect(rows[5]![0]).toBe('all 1 previews, 1024 px');
});

it('measures cut-outs against their masks, and the pictures made from them', async () => {
  const photos = await findPhotos();
  const cutOuts = await measureCutOuts(
    engine,
    photos.filter(({ name }) => name === 'pump'),
  );
  const [pump, mean] = cellsOf(tableOfCutOuts(cutOuts));
  expect(pump![0]).toBe('pump');
  expect(Number(pump![1])).toBeGreaterThan(0.85);
  expect(Number(pump![2])).toBeGreaterThan(0.7);
  expect(Number(pump![3])).toBeLessThan(0.02);
  expect(mean![1]).toBe(`**${pump![1]}**`);
  const text = await measurePictures(engine, cutOuts, ['white_bg']);
  const [row] = cellsOf(text);
  expect(Number(row![1])).toBeLessThan(3);
  expect(text).toMatch(/Fill of white_bg \(goal 0\.85–0\.90\): pump 0\.8\d+\./);
  expect(text).toContain('255, 255, 255 in 1 of 1');
});

it('counts a product that is not found as missed completely', async () => {
  const photo = join(folder, 'photo.jpg');
  const plain = { create: { width: 640, height: 480, channels: 3, background: '#777' } } as const;
  await sharp(plain).jpeg().toFile(photo);
  // A quarter of the frame.
  const mask = join(folder, 'quarter.png');
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#fff' } })
    .extend({ right: 320, bottom: 240, background: '#000' })
    .png()
    .toFile(mask);
  const [measured] = await measureCutOuts(engine, [{ name: 'missed', photo, mask }]);
  expect(measured).toMatchObject({ product: null, notes: ['no_product_found'] });
  expect(cellsOf(tableOfCutOuts([measured!]))[0]).toEqual([
    'missed',
    '0.000',
    '0.000',
    '0.2500',
    '0.00',
    'no_product_found',
    '–',
  ]);
});
