import { plates } from '@vitrine/scenes';
import { describe, expect, it } from 'vitest';
import { matrixOf, project } from '../pixels/matrix.ts';
import { mirrorPlate } from './mirror-plate.ts';

describe.each([...plates.values()])('$name, mirrored', ({ info }) => {
  const mirrored = mirrorPlate(info);
  const [width] = info.size;

  it('shows a floor point at its mirrored position', () => {
    const [x, y] = [0.07, -0.03];
    const seen = project(matrixOf(info.H_floor_to_image), -x, y);
    const twin = project(matrixOf(mirrored.H_floor_to_image), x, y);
    expect(twin.x).toBeCloseTo(width - seen.x, 6);
    expect(twin.y).toBeCloseTo(seen.y, 6);
  });

  it('is itself when mirrored again', () => {
    expect(mirrorPlate(mirrored).key_light_dir).toEqual(info.key_light_dir);
    expect(mirrorPlate(mirrored).placement_box).toEqual(info.placement_box.map((v) => expect.closeTo(v, 6)));
    expect(mirrorPlate(mirrored).probe).toEqual(info.probe);
  });
});
