import { describe, expect, it } from 'vitest';
import type { Raster } from '../model.ts';
import { enhancePhoto } from './enhance-photo.ts';
import { measureTones } from './measure-tones.ts';

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => readonly [number, number, number, number];

function paint(width: number, height: number, colour: Paint): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(colour(i % width, Math.floor(i / width)), i * 4);
  return { data, width, height };
}

/** A grey ramp with a coloured disc, seen in light that multiplies by `light` and adds nothing. */
function scene(light: readonly [number, number, number]): Raster {
  return paint(120, 100, (x, y) => {
    const disc = Math.hypot(x - 60, y - 50) < 20;
    const base = disc ? [170, 40, 40] : [60 + x, 60 + x, 60 + x];
    return [base[0]! * light[0], base[1]! * light[1], base[2]! * light[2], 255];
  });
}

function copy(raster: Raster): Raster {
  return { ...raster, data: raster.data.slice() };
}

function meanOf({ data }: Raster, channel: number): number {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i]!;
  return sum / (data.length / 4);
}

describe('enhancePhoto', () => {
  it('gives the same pixels for the same input', () => {
    const first = scene([1, 0.9, 0.7]);
    const second = copy(first);
    enhancePhoto(first, copy(first));
    enhancePhoto(second, copy(second));
    expect(second.data).toEqual(first.data);
  });

  it('removes part of a colour cast, and nothing without one', () => {
    const warm = scene([1, 0.9, 0.75]);
    const before = meanOf(warm, 0) / meanOf(warm, 2);
    enhancePhoto(warm, copy(warm));
    const after = meanOf(warm, 0) / meanOf(warm, 2);
    expect(after).toBeLessThan(before * 0.96);
    expect(after).toBeGreaterThan(1);
    expect(Math.max(...measureTones(scene([1, 1, 1])).cast)).toBeLessThan(1.02);
  });

  it('brightens a dark photo', () => {
    const dark = scene([0.35, 0.35, 0.35]);
    const before = meanOf(dark, 1);
    enhancePhoto(dark, copy(dark));
    expect(meanOf(dark, 1)).toBeGreaterThan(before * 1.15);
  });

  /** A single-coloured object on a table in front of a wall, and its cut-out. */
  function shot(product: Colour, ground: Colour): { photo: Raster; cutout: Raster } {
    const isProduct = (x: number, y: number): boolean => Math.hypot(x - 60, y - 50) < 25;
    const shade = (x: number): number => 0.9 + x / 1200;
    return {
      photo: paint(120, 100, (x, y) => {
        const [r, g, b] = isProduct(x, y) ? product : (ground.map((v) => v * shade(x)) as unknown as Colour); // A stand-in with the fields read here.
        return [r, g, b, 255];
      }),
      cutout: paint(120, 100, (x, y) => [...product, isProduct(x, y) ? 255 : 0]),
    };
  }

  const middleOf = ({ data }: Raster): number[] => [...data.subarray((50 * 120 + 60) * 4, (50 * 120 + 60) * 4 + 3)];

  it.each([
    ['a black thing', [32, 33, 36]],
    ['a grey thing', [110, 108, 112]],
  ] as const)('makes %s no darker because its table is white', (_, colour) => {
    const { photo, cutout } = shot(colour, [236, 235, 233]);
    enhancePhoto(photo, cutout);
    middleOf(cutout).forEach((value, c) => expect(value).toBeGreaterThanOrEqual(colour[c]! - 6));
  });

  it('darkens a pale, overexposed product', () => {
    const { photo, cutout } = shot([246, 244, 240], [250, 250, 250]);
    enhancePhoto(photo, cutout);
    expect(middleOf(cutout)[1]).toBeLessThan(244);
  });

  it.each([
    ['teal', [150, 190, 192]],
    ['green', [170, 192, 165]],
    ['pink', [205, 175, 185]],
  ] as const)('takes a %s wall for paint and not for light: the product keeps its hue', (_, wall) => {
    const { photo, cutout } = shot([167, 62, 41], wall);
    enhancePhoto(photo, cutout);
    const [r = 0, g = 0, b = 0] = middleOf(cutout);
    expect((g - b) / (r - b)).toBeCloseTo((62 - 41) / (167 - 41), 1);
    expect(r / g / (167 / 62)).toBeGreaterThan(0.9);
    expect(r / g / (167 / 62)).toBeLessThan(1.12);
  });

  it('shows a white thing that the phone made grey as bright as a studio photo does', () => {
    const { photo, cutout } = shot([200, 198, 197], [236, 235, 233]);
    enhancePhoto(photo, cutout);
    expect(middleOf(cutout)[1]).toBeGreaterThan(215);
    expect(Math.max(...middleOf(cutout)) - Math.min(...middleOf(cutout))).toBeLessThan(8);
  });

  it('takes the sky out of a white thing, and leaves a pale blue and a cream one', () => {
    const spreadOf = (colour: Colour): number => {
      const { photo, cutout } = shot(colour, [176, 160, 140]);
      enhancePhoto(photo, cutout);
      return Math.max(...middleOf(cutout)) - Math.min(...middleOf(cutout));
    };
    expect(spreadOf([186, 195, 204])).toBeLessThan(12);
    expect(spreadOf([165, 196, 224])).toBeGreaterThan(50);
    expect(spreadOf([224, 204, 172])).toBeGreaterThan(20);
  });

  it.each([
    ['grey', [135, 134, 136]],
    ['cream', [214, 190, 150]],
    ['white', [238, 237, 236]],
  ] as const)('does not expose %s things more than their photo', (_, colour) => {
    const { photo, cutout } = shot(colour, [236, 235, 233]);
    enhancePhoto(photo, cutout);
    const seen = [...photo.data.subarray((50 * 120 + 60) * 4, (50 * 120 + 60) * 4 + 3)];
    middleOf(cutout).forEach((value, c) => expect(Math.abs(value - seen[c]!)).toBeLessThan(3));
  });

  it('restores white in a photo without bright areas', () => {
    const { photo, cutout } = shot([80, 60, 40], [118, 116, 112]);
    enhancePhoto(photo, cutout);
    expect(meanOf(photo, 1)).toBeGreaterThan(160);
    expect(middleOf(cutout)[0]).toBeGreaterThan(120);
  });

  it('does not turn an ochre object on grey into neon: no channel is clipped', () => {
    const { photo, cutout } = shot([190, 140, 20], [148, 148, 148]);
    enhancePhoto(photo, cutout);
    const [r = 0, g = 0] = middleOf(cutout);
    expect(r).toBeLessThan(255);
    expect(g / r / (140 / 190)).toBeGreaterThan(0.9);
    expect(g / r / (140 / 190)).toBeLessThan(1.12);
  });

  it('treats cut-out and photo alike and leaves alpha unchanged', () => {
    const photo = scene([1, 0.95, 0.9]);
    const cutout = copy(photo);
    for (let i = 3; i < cutout.data.length; i += 4) cutout.data[i] = (i >> 2) % 120 < 60 ? 255 : (i >> 2) % 256;
    const alpha = cutout.data.filter((_, i) => i % 4 === 3);
    enhancePhoto(photo, cutout);
    expect(cutout.data.filter((_, i) => i % 4 === 3)).toEqual(alpha);
    for (let y = 5; y < 95; y++) {
      const i = (y * 120 + 30) * 4;
      expect([...cutout.data.subarray(i, i + 3)]).toEqual([...photo.data.subarray(i, i + 3)]);
    }
  });

  it('keeps shape and order: a brighter grey stays brighter, an edge stays in place', () => {
    const photo = paint(200, 40, (x) => [
      x < 100 ? x : 255 - x / 4,
      x < 100 ? x : 255 - x / 4,
      x < 100 ? x : 255 - x / 4,
      255,
    ]);
    enhancePhoto(photo, copy(photo));
    const row = Array.from({ length: 200 }, (_, x) => photo.data[(20 * 200 + x) * 4]!);
    const steps = row.map((value, x) => Math.abs(value - (row[x - 1] ?? value)));
    expect(steps.indexOf(Math.max(...steps))).toBe(100);
    for (let x = 2; x < 98; x++) expect(row[x]!).toBeGreaterThanOrEqual(row[x - 1]!);
  });
});
