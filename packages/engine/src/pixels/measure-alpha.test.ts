import { expect, it } from 'vitest';
import { extentOf, type Foot, feetOf, type Silhouette } from './measure-alpha.ts';

type Block = readonly [left: number, top: number, right: number, bottom: number];

/** Opaque blocks on 200 × 200 px. */
function feetUnder(...blocks: Block[]): Foot[] {
  const side = 200;
  const alpha = Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    return blocks.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom) ? 1 : 0;
  });
  const silhouette: Silhouette = { alpha, width: side, height: side, ratio: 1 };
  return feetOf(silhouette, extentOf(silhouette));
}

it('finds legs that stand farther back', () => {
  const back: Block[] = [
    [10, 20, 100, 50],
    [14, 50, 20, 130],
    [88, 50, 94, 126],
  ];
  const front: Block[] = [
    [110, 40, 190, 66],
    [116, 66, 122, 170],
    [178, 66, 184, 190],
  ];
  const feet = feetUnder(...back, ...front);
  expect(feet.map(({ y }) => y)).toEqual([130, 126, 170, 190]);
  expect(feet.map(({ x }) => Math.round(x))).toEqual([17, 91, 119, 181]);
});

it('finds the three feet of a drum whose nearest leg ends far in front of the others', () => {
  const drum: Block[] = [
    [40, 10, 160, 130],
    [34, 110, 40, 142],
    [30, 134, 40, 142],
    [160, 110, 166, 142],
    [160, 134, 170, 142],
    [97, 130, 103, 196],
  ];
  expect(feetUnder(...drum).map(({ x, y }) => [Math.round(x), y])).toEqual([
    [35, 142],
    [100, 196],
    [165, 142],
  ]);
});

it('does not take a handle, a strap or a step of a body for a leg', () => {
  expect(feetUnder([40, 40, 160, 190], [160, 60, 190, 70], [184, 60, 190, 150])).toHaveLength(1);
  expect(feetUnder([40, 40, 100, 190], [100, 40, 160, 150])).toHaveLength(1);
});

it('finds the far wheel of a car seen at an angle, but none below a pot with a spout or a bench without one', () => {
  const car: Block[] = [
    [0, 60, 200, 130],
    [0, 130, 90, 138],
    [40, 138, 80, 160],
    [150, 130, 180, 137],
  ];
  const feet = feetUnder(...car);
  expect(feet.map(({ x, y }) => [Math.round(x), y])).toEqual([
    [60, 160],
    [165, 137],
  ]);
  expect(feetUnder(car[0]!, car[1]!, car[2]!)).toHaveLength(1);
  // High above the line between the feet there is no hull: a pot's handle ends there.
  expect(feetUnder([0, 60, 100, 160], [100, 60, 200, 70], [190, 70, 200, 132])).toHaveLength(1);
});

it('does not take a cable in front of a product for its foot, but does take the tip of a product that ends in one', () => {
  const [foot, other] = feetUnder([40, 30, 160, 140], [97, 140, 103, 190]);
  expect(foot!.y).toBe(140);
  expect(foot!.halfWidth).toBeGreaterThan(40);
  expect(other).toBeUndefined();
  expect(feetUnder([80, 10, 120, 100], [97, 100, 103, 190])[0]!.y).toBe(190);
});

it('finds the splayed legs of a small table, along which the lower edge rises gradually', () => {
  const side = 200;
  const legs = [
    { foot: 20, slope: -0.12, low: 180 },
    { foot: 70, slope: -0.05, low: 150 },
    { foot: 130, slope: 0.05, low: 152 },
    { foot: 180, slope: 0.12, low: 184 },
  ];
  const alpha = Float32Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const isLeg = legs.some(({ foot, slope, low }) => y < low && Math.abs(x - foot - slope * (y - low)) < 3);
    return (y > 80 && y < 100 && x > 26 && x < 174) || (y >= 100 && isLeg) ? 1 : 0;
  });
  const silhouette: Silhouette = { alpha, width: side, height: side, ratio: 1 };
  expect(feetOf(silhouette, extentOf(silhouette)).map(({ y }) => y)).toEqual([180, 150, 152, 184]);
});
