import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plates, samples } from './index.ts';

describe.each([...plates.values()])('plate $name', ({ name, info, imagePath, keyPath }) => {
  it('has its pictures and knows its floor', () => {
    expect(existsSync(imagePath)).toBe(true);
    expect(existsSync(keyPath)).toBe(true);
    expect(info.name).toBe(`plate_${name}`);
    const [u, v, w] = info.H_floor_to_image.map(
      (row) => row[0] * info.anchor_world[0] + row[1] * info.anchor_world[1] + row[2],
    );
    expect((u ?? 0) / (w ?? 1)).toBeCloseTo(info.anchor_px[0], 0);
    expect((v ?? 0) / (w ?? 1)).toBeCloseTo(info.anchor_px[1], 0);
    expect(Math.hypot(...info.key_light_dir)).toBeCloseTo(1, 3);
  });
});

it('has samples with an outline', () => {
  expect(samples.size).toBeGreaterThanOrEqual(3);
  for (const { photoPath, maskPath } of samples.values())
    expect(existsSync(photoPath) && existsSync(maskPath)).toBe(true);
});
