import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { writeTinyModel } from '../cutout/network/tiny-model.fixture.ts';
import { createEngine, type CutOutLine, openCutOutLine } from '../pool.ts';

let folder: string;
let line: CutOutLine;
const engine = createEngine({ threads: 1 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'line-'));
  const path = join(folder, 'u2net-red.onnx');
  await writeFile(path, writeTinyModel({ shape: [1, 3, 320, 320] }));
  line = openCutOutLine({ model: path, cores: 2 });
});
afterAll(async () => {
  await line.close();
  await engine.close();
  await rm(folder, { recursive: true });
});

/** A bright disc on a dark background. */
async function drawPhoto(): Promise<Uint8Array> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#222"/>';
  const drawn = await sharp(Buffer.from(`${svg}<circle cx="200" cy="150" r="80" fill="#eee"/></svg>`))
    .blur(2)
    .png()
    .toBuffer();
  return (await engine.intake(drawn)).photo;
}

it('cuts out one after the other in its own thread, and names the network', async () => {
  await line.prepare();
  const photo = await drawPhoto();
  const ended: string[] = [];
  const note = async <Value>(name: string, work: Promise<Value>): Promise<Value> => {
    const value = await work;
    ended.push(name);
    return value;
  };
  const [first] = await Promise.all([
    note('first', line.cutOut(photo)),
    note('second', line.cutOut(photo)),
    note('touch-up', line.previewCutOut(photo)),
  ]);
  expect(ended).toEqual(['first', 'touch-up', 'second']);
  expect(first.network).toBe('u2net-red');
  const disc = await sharp(photo).threshold(128).toColourspace('b-w').png().toBuffer();
  expect(await line.compareMask(first.cutout, disc)).toBeGreaterThan(0.95);
});

it('continues after a call was aborted while it ran', async () => {
  const photo = await drawPhoto();
  const stop = new AbortController();
  const running = line.cutOut(photo, undefined, stop.signal);
  const next = line.cutOut(photo);
  setTimeout(() => stop.abort(), 5);
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect((await next).network).toBe('u2net-red');
});
