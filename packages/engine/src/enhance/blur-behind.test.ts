import { describe, expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import type { Plane } from '../pixels/plane.ts';
import { blurBehind } from './blur-behind.ts';

const [WIDTH, HEIGHT] = [300, 400];
/** What the network is sure of, columns and rows: a box that stands on row 320. */
const BOX = { left: 110, top: 180, right: 190, bottom: 320 };
/** A part that it gives a fifth: a lamp's shade above the box. */
const SHADE = { left: 120, top: 120, right: 180, bottom: 180 };

type Area = typeof BOX;
const isIn = ({ left, top, right, bottom }: Area, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Fine stripes everywhere. */
function stripes(): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const value = Math.floor((i % WIDTH) / 2) % 2 === 0 ? 60 : 190;
    data.set([value, value, value, 255], i * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

function beliefOf(probabilityAt: (x: number, y: number) => number): Plane {
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    probabilityAt(2 * (i % width), 2 * Math.floor(i / width)),
  );
  return { data, width, height };
}

const LAMP = beliefOf((x, y) => (isIn(BOX, x, y) ? 0.97 : isIn(SHADE, x, y) ? 0.2 : 0.01));

/** How much neighbouring pixels differ, levels. */
function contrastIn({ data }: Raster, { left, top, right, bottom }: Area): number {
  let [sum, count] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right - 2; x++, count++) {
      sum += Math.abs(data[(y * WIDTH + x) * 4]! - data[(y * WIDTH + x + 2) * 4]!);
    }
  }
  return sum / count;
}

describe('a photo with what lies behind its product out of focus', () => {
  const photo = stripes();
  const blurred = blurBehind(photo, LAMP)!;

  it('keeps every pixel of the product, of what may belong to it, and of the floor in front', () => {
    const floor = { left: 0, top: BOX.bottom, right: WIDTH, bottom: HEIGHT };
    for (const area of [BOX, SHADE, floor]) {
      const changed = photo.data.some((value, i) => {
        const at = Math.floor(i / 4);
        return isIn(area, at % WIDTH, Math.floor(at / WIDTH)) && value !== blurred.data[i];
      });
      expect([area, changed]).toEqual([area, false]);
    }
  });

  it('is blurred far behind it and aside, more with the distance', () => {
    const far = contrastIn(blurred, { left: 0, top: 0, right: WIDTH, bottom: 60 });
    const aside = contrastIn(blurred, { left: 0, top: 200, right: 50, bottom: 240 });
    const near = contrastIn(blurred, { left: 195, top: 200, right: 215, bottom: 240 });
    expect(contrastIn(photo, { left: 0, top: 0, right: WIDTH, bottom: 60 })).toBe(130);
    expect([far, aside].every((contrast) => contrast < 6)).toBe(true);
    expect(near).toBeGreaterThan(aside);
  });

  it('leaves the uploaded pixels alone', () => {
    expect(photo.data).toEqual(stripes().data);
  });
});

it('blurs nothing without a likely product, or if the product leaves hardly anything behind it', () => {
  expect(
    blurBehind(
      stripes(),
      beliefOf(() => 0.3),
    ),
  ).toBe(null);
  expect(
    blurBehind(
      stripes(),
      beliefOf((_, y) => (y > 20 ? 0.9 : 0.05)),
    ),
  ).toBe(null);
});
