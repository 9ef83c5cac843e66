import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CutOutHints } from '../../model.ts';
import { drawHints } from './draw-hints.ts';
import { frameHints, mirrorHints } from './frame-hints.ts';
import { openNetwork } from './open-network.ts';
import { rateByNetwork } from './rate-by-network.ts';
import { writeTinyModel } from './tiny-model.fixture.ts';

const HINTS: CutOutHints = {
  box: { x: 0.25, y: 0.5, w: 0.25, h: 0.25 },
  strokes: [
    { mode: 'keep', radius: 0.05, points: [[0.3, 0.6]] },
    { mode: 'erase', radius: 0.05, points: [[0.8, 0.2]] },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hints-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Centre of the set pixels of a plane and how many there are. */
function measure(planes: Float32Array, plane: number, width: number, height: number): [number, number, number] {
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (planes[plane * width * height + i] !== 1) continue;
    x += (i % width) + 0.5;
    y += Math.floor(i / width) + 0.5;
    count++;
  }
  return [x / count / width, y / count / height, count];
}

it('are drawn as planes: the box, what to keep, what to erase', () => {
  const planes = drawHints(HINTS, 80, 40);
  expect(planes.length).toBe(3 * 80 * 40);
  expect(measure(planes, 0, 80, 40)).toEqual([0.375, 0.625, 20 * 10]);
  const [keep, erase] = [measure(planes, 1, 80, 40), measure(planes, 2, 80, 40)];
  expect(keep[0]).toBeCloseTo(0.3, 2);
  expect(erase[1]).toBeCloseTo(0.2, 2);
  // A disc of 4 px.
  expect(keep[2]).toBeGreaterThan(40);
  expect(keep[2]).toBeLessThan(60);
  expect(drawHints({ strokes: [] }, 8, 8).some((value) => value !== 0)).toBe(false);
});

it('are seen in the mirror as the photo is', () => {
  const [straight, mirrored] = [drawHints(HINTS, 80, 40), drawHints(mirrorHints(HINTS), 80, 40)];
  for (let i = 0; i < straight.length; i++) {
    const x = i % 80;
    expect(mirrored[i - x + 79 - x]).toBe(straight[i]);
  }
});

it('lie in a part of the photo where they lay in the whole', () => {
  const part = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  const { box, strokes } = frameHints(HINTS, part, 2);
  expect(box).toEqual({ x: 0, y: 0.5, w: 0.5, h: 0.5 });
  // The longer side of a part of the same form is half as long, so the same brush is twice as wide in it.
  expect(strokes[0]).toMatchObject({ radius: 0.1, points: [[0.09999999999999998, 0.7]] });
  expect(frameHints(HINTS, { x: 0, y: 0, w: 0.25, h: 1 }, 2).strokes[0]!.radius).toBeCloseTo(0.1);
});

it('reach a network that takes them', async () => {
  const path = join(folder, 'hinted.onnx');
  // It answers with the first plane of its second input: the box.
  await writeFile(path, writeTinyModel({ shape: [1, 3, 64, 64], answers: 'hints' }));
  const profile = { files: '^$', sidesPx: [64], fit: 'square', mirror: true, layout: 'nchw', colours: 'rgb' };
  const more = {
    mean: [0, 0, 0],
    deviation: [1, 1, 1],
    output: null,
    activation: 'none',
    hints: 'hints',
    coarse: false,
  };
  await writeFile(`${path}.json`, JSON.stringify({ ...profile, ...more }));
  const pixels = { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 3) };
  const belief = await rateByNetwork(pixels, await openNetwork(path), HINTS);
  expect([belief.data[40 * 64 + 24], belief.data[40 * 64 + 40], belief.data[20 * 64 + 24]]).toEqual([1, 0, 0]);
});
