import { expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import { extentOf } from '../pixels/measure-alpha.ts';
import { isLowFromAbove, isSeenFromAbove, isSeenLying } from './is-seen-lying.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** An object 300 px high on one foot. */
const standing = (width: number, foot: number): PreparedProduct =>
  ({
    aspect: width / 300,
    extent: { left: 0, top: 0, right: width, bottom: 300 },
    feet: [{ x: width / 2, y: 300, halfWidth: foot / 2 }],
    silhouette: { alpha: new Float32Array(width * 300).fill(1), width, height: 300, ratio: 1 },
  }) as PreparedProduct;
/** 200 × 200 px; from −1 to 1 on both axes. On a background of one level: a dark one does not show shadows. */
function shaped(isInside: (x: number, y: number) => boolean, ground = 30): PreparedProduct {
  const side = 200;
  const photo = { data: new Uint8ClampedArray(side * side * 16).fill(ground), width: 2 * side, height: 2 * side };
  for (let i = 3; i < photo.data.length; i += 4) photo.data[i] = 255;
  const product = { photo, box: { left: 100, top: 100, width: side, height: side } };
  const alpha = Float32Array.from({ length: side * side }, (_, i) =>
    isInside(((i % side) + 0.5) / 100 - 1, (Math.floor(i / side) + 0.5) / 100 - 1) ? 1 : 0,
  );
  const silhouette = { alpha, width: side, height: side, ratio: 1 };
  const extent = extentOf(silhouette);
  const aspect = (extent.right - extent.left) / (extent.bottom - extent.top);
  const feet = [{ x: 100, y: extent.bottom, halfWidth: 40 }];
  return { aspect, product, silhouette, extent, feet } as unknown as PreparedProduct; // A stand-in with the fields read here.
}
const kind = (id: string) => KINDS.get(id)!;

it('detects that a watch stretched out on its tip lay flat, and that a bottle stood', () => {
  expect(isSeenLying(standing(80, 14), kind('watch'))).toBe(true);
  expect(isSeenLying(standing(90, 80), kind('perfume'))).toBe(false);
});

it('lays trumpets, guitars, spades and brushes flat: they stand on nothing', () => {
  for (const id of ['ukulele', 'guitar', 'spade', 'racket', 'hair_brush', 'makeup_brush']) {
    expect(isSeenLying(standing(200, 120), kind(id))).toBe(true);
  }
});

it('detects it for a watch with a wide strap too', () => {
  expect(isSeenLying(standing(90, 42), kind('watch'))).toBe(true);
});

it('lays an unnamed disc seen from above flat, but no ball, square or jug', () => {
  expect(
    isSeenLying(
      shaped((x, y) => x * x + y * y < 1),
      null,
    ),
  ).toBe(true);
  expect(
    isSeenLying(
      shaped((x, y) => x * x + y * y < 1),
      kind('plate'),
    ),
  ).toBe(true);
  expect(
    isSeenLying(
      shaped((x, y) => x * x + y * y < 1),
      kind('ball'),
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped(() => true),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => x * x + y * y < 1 || (y > 0.8 && Math.abs(x) < 0.6)),
      null,
    ),
  ).toBe(false);
});

it('lets a bulbous vase stand although its outline is round, and an unnamed one that shades its background only at its base', () => {
  const disc = (x: number, y: number): boolean => x * x + y * y < 1;
  expect(isSeenLying(shaped(disc), kind('vase'))).toBe(false);
  const bulb = (x: number, y: number): boolean =>
    (x / 0.8) ** 2 + ((y - 0.2) / 0.8) ** 2 < 1 || (y < 0.2 && Math.abs(x) < 0.8);
  expect(isSeenLying(shaped(bulb), null)).toBe(true);
  expect(isSeenLying(shaped(bulb, 200), null)).toBe(false);
  expect(isSeenLying(shaped(bulb), kind('vase'))).toBe(false);
});

it('lays flat what would fall over, with its weight beside its only foot, but no box over its corner, lamp or car', () => {
  // A hook on its tip, like a stethoscope on its bell.
  const hook = (x: number, y: number): boolean => (x < -0.8 && y > -0.5) || (y < -0.5 && x > -0.9);
  expect(isSeenLying(shaped(hook), null)).toBe(true);
  expect(isSeenLying(shaped(hook), kind('thermometer'))).toBe(true);
  expect(isSeenLying(shaped(hook), kind('table_lamp'))).toBe(false);
  // On a bright background that it shades nowhere, it stands after all.
  expect(isSeenLying(shaped(hook, 200), null)).toBe(false);
  const overCorner = (x: number, y: number): boolean => y < 0.9 - Math.max(-(x + 0.4) * 0.8, (x + 0.4) * 0.25);
  expect(isSeenLying(shaped(overCorner), null)).toBe(false);
  const arched = (x: number, y: number): boolean => hook(x, y) || (y > -0.5 && y > 0.4 && x < 0.4);
  expect(isSeenLying(shaped(arched), null)).toBe(false);
});

it('leaves floor products standing, and unnamed products unless they are on their tip', () => {
  expect(isSeenLying(standing(80, 14), kind('floor_lamp'))).toBe(false);
  expect(isSeenLying(standing(80, 45), null)).toBe(false);
  expect(isSeenLying(standing(80, 14), null)).toBe(true);
});

it('distinguishes slippers and a tray seen from above from those seen from the side, and no jug', () => {
  const seen = (aspect: number): PreparedProduct => ({ ...standing(300, 60), aspect });
  const fromAbove = (aspect: number, id: string): boolean => isSeenFromAbove(seen(aspect), kind(id));
  for (const [aspect, id] of [
    [1, 'shoes'],
    [1.4, 'tray'],
    [2.2, 'keyboard'],
  ] as const)
    expect(fromAbove(aspect, id), `a ${id}`).toBe(true);
  for (const [aspect, id] of [
    [1.25, 'shoes'],
    [2.6, 'tray'],
    [2, 'sofa'],
    [1.1, 'car'],
    [0.9, 'jug'],
  ] as const)
    expect(fromAbove(aspect, id), `a ${id}`).toBe(false);
  expect(isSeenFromAbove(seen(0.9), null)).toBe(false);
  // Seen from half above they stand, with a shadow close around them.
  expect([1.25, 2.2].map((aspect) => isLowFromAbove(seen(aspect), kind('shoes')))).toEqual([true, false]);
});

it('lays an unnamed flower without its stem flat, but nothing with a base or a solid outline', () => {
  const petals = (count: number) => (x: number, y: number) =>
    Math.hypot(x, y) < 0.68 + 0.32 * Math.cos(count * (Math.atan2(y, x) + Math.PI / 2));
  expect(isSeenLying(shaped(petals(6)), null)).toBe(true);
  expect(isSeenLying(shaped(petals(6)), kind('vase'))).toBe(false);
  // A cushion, an hourglass.
  expect(
    isSeenLying(
      shaped((x, y) => Math.abs(x) ** 3 + Math.abs(y) ** 3 < 1),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => Math.abs(x) < 0.3 + 0.7 * Math.abs(y)),
      null,
    ),
  ).toBe(false);
});

it('shows an unnamed disc lying flat from any angle, but neither a can nor an arch', () => {
  const oval = (turnDeg: number, flat: number): PreparedProduct => {
    const [cosine, sine] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
    return shaped((x, y) => Math.hypot(x * cosine + y * sine, (y * cosine - x * sine) / flat) < 1);
  };
  for (const [turnDeg, flat] of [
    [0, 0.5],
    [3, 0.4],
    [25, 0.6],
    [90, 0.8],
  ] as const)
    expect(isSeenLying(oval(turnDeg, flat), null)).toBe(true);
  expect(isSeenLying(oval(0, 0.2), null)).toBe(false);
  expect(isSeenLying(oval(25, 0.6), kind('vase'))).toBe(false);
  const can = shaped(
    (x, y) =>
      (Math.abs(x) < 0.5 && Math.hypot(x * 2, (Math.abs(y) - 0.8) / 0.2) < 1) ||
      (Math.abs(x) < 0.5 && Math.abs(y) < 0.8),
  );
  const arch = shaped((x, y) => Math.hypot(x, y - 1) < 1);
  for (const other of [can, arch]) expect(isSeenLying(other, null)).toBe(false);
});

it('lays a wide product flat that looks the same upside down and has no foot: a leaf-shaped dish, but neither a bowl nor a loaf tin', () => {
  const leaf = shaped((x, y) => Math.abs(y) < 0.6 * (1 - x * x) - 0.02);
  expect(isSeenLying(leaf, null)).toBe(true);
  expect(isSeenLying(leaf, kind('bowl'))).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => Math.abs(y) < 0.6 && y < 0.6 * (1 - x * x)),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => Math.abs(y) < 0.5 && Math.abs(x) < 0.95),
      null,
    ),
  ).toBe(false);
});

it('lays flat what ends in half a circle: two round boxes side by side, but no flat-bottomed jar, egg or pot with a foot', () => {
  const disc = (x: number, y: number, r: number): boolean => x * x + y * y < r * r;
  expect(
    isSeenLying(
      shaped((x, y) => disc(x, y - 0.3, 0.7) || disc(x, y + 0.4, 0.6)),
      null,
    ),
  ).toBe(true);
  // On a level ground nothing tells but the outline.
  expect(
    isSeenLying(
      shaped((x, y) => Math.abs(x) < 0.6 && Math.abs(y) < 0.95),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => disc(x, y - 0.3, 0.7) && y < 0.9),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => disc(x, y - 0.2, 0.7) || (Math.abs(x) < 0.3 && y > 0.2 && y < 0.98)),
      null,
    ),
  ).toBe(false);
  expect(
    isSeenLying(
      shaped((x, y) => (x / 0.45) ** 2 + (y - 0.1) ** 2 < 0.8 && y > -0.6),
      null,
    ),
  ).toBe(false);
});
