import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS } from '../contract/src/limits.ts';
import { plates, samples, type PlateInfo } from './index.ts';

type Row = readonly [number, number, number];

/** A point through a homography. */
function mapped(matrix: readonly Row[], x: number, y: number): [number, number] {
  const [u = 0, v = 0, w = 1] = matrix.map(([a, b, c]) => a * x + b * y + c);
  return [u / w, v / w];
}

const PITCH: Record<PlateInfo['view'], [number, number]> = {
  low: [5, 15],
  mid: [20, 35],
  high: [35, 50],
  top: [89, 91],
};

describe.each([...plates.values()])('plate $name', ({ name, info, imagePath, keyPath }) => {
  it('has a large, bright picture, and a map of its key light', async () => {
    const picture = await sharp(imagePath).metadata();
    expect([picture.width, picture.height]).toEqual(info.size);
    expect(Math.min(picture.width, picture.height)).toBeGreaterThanOrEqual(2048);
    expect(statSync(imagePath).size).toBeLessThanOrEqual(600 * 1024);
    const key = await sharp(keyPath).metadata();
    expect(key.width / key.height).toBeCloseTo(picture.width / picture.height, 2);
    expect(key.width).toBeLessThanOrEqual(512);
    expect(key.channels).toBe(1);
  });

  it('knows its floor', () => {
    const [x, y] = info.anchor_world;
    const [u, v] = mapped(info.H_floor_to_image, x, y);
    expect(u).toBeCloseTo(info.anchor_px[0], 0);
    expect(v).toBeCloseTo(info.anchor_px[1], 0);
    const [left, top, right, bottom] = info.placement_box;
    for (const [px, py] of [info.anchor_px, [left, bottom], [right, bottom]] as const) {
      const there = mapped(info.H_image_to_floor, px, py);
      const back = mapped(info.H_floor_to_image, ...there);
      expect(back[0]).toBeCloseTo(px, 0);
      expect(back[1]).toBeCloseTo(py, 0);
    }
    expect(left < right && top < bottom).toBe(true);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(info.size[0]);
  });

  it('states its uses', () => {
    expect(name).toBe(`${info.set}_${info.view}`);
    expect(info.name).toBe(`plate_${name}`);
    expect(info.roles.length).toBeGreaterThan(0);
    expect(info.roles.includes('flat_lay')).toBe(info.view === 'top');
    expect(!info.roles.includes('half_above') || info.view === 'high').toBe(true);
    expect(['table', 'floor', 'ground', 'any']).toContain(info.ground);
    expect(info.ground === 'any').toBe(!info.scaled);
    expect(CATEGORY_IDS).toEqual(expect.arrayContaining([...info.categories]));
    const [least, most] = PITCH[info.view];
    expect(info.pitch_deg).toBeGreaterThan(least);
    expect(info.pitch_deg).toBeLessThan(most);
  });

  it('states its light', () => {
    expect(Math.hypot(...info.key_light_dir)).toBeCloseTo(1, 3);
    expect(info.key_light_dir[2]).toBeGreaterThan(0);
    expect(info.palette.length).toBeGreaterThanOrEqual(3);
    for (const hex of info.palette) expect(hex).toMatch(/^#[0-9a-f]{6}$/u);
    for (const patch of Object.values(info.probe)) for (const value of patch) expect(value > 0 && value < 1).toBe(true);
    // A product must not look black in its own set.
    expect(Math.max(...info.probe.front)).toBeGreaterThan(0.25);
  });
});

it('has samples with an outline', () => {
  expect(samples.size).toBeGreaterThanOrEqual(3);
  for (const { photoPath, maskPath } of samples.values())
    expect(existsSync(photoPath) && existsSync(maskPath)).toBe(true);
});
