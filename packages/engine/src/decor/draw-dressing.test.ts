import { createCanvas } from '@napi-rs/canvas';
import { dressings } from '@vitrine/scenes';
import { describe, expect, it } from 'vitest';
import { drawLayer } from '../page/draw-picture.ts';
import { drawDressing, printOnFace } from './draw-dressing.ts';
import { paintDressing } from './load-dressing.ts';
import { paintBox } from '../page/paint-shape.ts';
import { rasterOf } from '../pixels/rasters.ts';

const FRAME = { width: 1000, height: 1000 };
const wish = (mirrored: boolean) => ({ at: { x: 500, y: 800 }, unitsPerMetre: 1200, mirrored });

describe.each([...dressings.keys()])('%s', (name) => {
  it('has a picture, masks for its colours and faces inside it', async () => {
    const { dressing, image } = await paintDressing(name, {});
    const [width, height] = dressing.info.size;
    expect([image.width, image.height]).toEqual([width, height]);
    for (const quad of Object.values(dressing.info.faces)) {
      for (const [x, y] of quad) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });
});

it('takes the colour where its mask is, with light and shade, and keeps its outline', async () => {
  const white = rasterOf((await paintDressing('carton_tall', {})).image);
  const red = rasterOf((await paintDressing('carton_tall', { board: '#b02020' })).image);
  const shades = new Set<number>();
  let [sumWhite, sumRed, changed] = [0, 0, 0];
  for (let i = 0; i < white.data.length; i += 4) {
    if (red.data[i + 3] !== white.data[i + 3]) changed += 1;
    if ((white.data[i + 3] ?? 0) < 250) continue;
    sumWhite += (white.data[i] ?? 0) - (white.data[i + 1] ?? 0);
    sumRed += (red.data[i] ?? 0) - (red.data[i + 1] ?? 0);
    shades.add(red.data[i] ?? 0);
  }
  expect(sumRed).toBeGreaterThan(Math.abs(sumWhite) * 10);
  expect(changed).toBe(0);
  expect(shades.size).toBeGreaterThan(20);
});

it('is printed only on its front, and the right way round when mirrored', async () => {
  const painted = await paintDressing('carton_tall', { board: '#808080' });
  // A mark in the corner where reading begins.
  const layer = paintBox({ x: 0, y: 0, w: 60, h: 60 }, '#00ff00');
  for (const mirrored of [false, true]) {
    const canvas = createCanvas(500, 500);
    const print = { face: 'front', width: 228, height: 360, layer };
    drawLayer(canvas, drawDressing(painted, wish(mirrored)), FRAME, 0.5);
    drawLayer(canvas, printOnFace(painted, wish(mirrored), print), FRAME, 0.5);
    const { data } = rasterOf(canvas);
    const found: number[] = [];
    for (let i = 0; i < data.length; i += 4)
      if ((data[i + 1] ?? 0) > 200 && (data[i] ?? 0) < 60) found.push((i / 4) % 500);
    expect(found.length).toBeGreaterThan(200);
    const middle = found.reduce((sum, x) => sum + x, 0) / found.length;
    const { faces, anchor_px, px_per_metre } = painted.dressing.info;
    const xs = (faces['front'] ?? []).map(
      ([x]) => 250 + (((mirrored ? -1 : 1) * (x - anchor_px[0])) / px_per_metre) * 600,
    );
    expect(middle).toBeLessThan((Math.min(...xs) + Math.max(...xs)) / 2);
    expect(middle).toBeGreaterThan(Math.min(...xs));
  }
});

it('names a dressing that does not exist', async () => {
  await expect(paintDressing('hat', {})).rejects.toThrow('No dressing is called hat');
  const painted = await paintDressing('carton_tall', {});
  const print = { face: 'sole', width: 1, height: 1, layer: paintBox({ x: 0, y: 0, w: 1, h: 1 }, '#000000') };
  expect(() => printOnFace(painted, wish(false), print)).toThrow('no face sole');
});
