import { expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import type { Raster } from '../model.ts';
import { poseOf } from './pose-of.ts';
import type { PreparedProduct } from './prepare-product.ts';

const PAPER: Raster = { data: new Uint8ClampedArray(100 * 100 * 4).fill(200), width: 100, height: 100 };

/** A background with the same coarseness everywhere. */
const CLOTH: Raster = { ...PAPER, data: PAPER.data.map((v, i) => (i % 4 < 3 && (i >> 2) % 3 === 0 ? v - 60 : v)) };

/** An object on one broad foot, as a silhouette; `isFromAbove` as measured, if at all. */
const seen = (aspect: number, isFromAbove?: boolean): PreparedProduct => {
  const width = Math.round(300 * aspect);
  return {
    aspect,
    pitchDeg: 24,
    extent: { left: 0, top: 0, right: width, bottom: 300 },
    feet: [{ x: width / 2, y: 300, halfWidth: width * 0.45 }],
    silhouette: { alpha: new Float32Array(width * 300).fill(1), width, height: 300, ratio: 1 },
    // Plain paper does not show the camera's pitch.
    product: { photo: PAPER, box: { left: 30, top: 30, width: 40, height: 40 } },
    ...(isFromAbove !== undefined && { isFromAbove }),
  } as PreparedProduct;
};
const kind = (id: string) => KINDS.get(id)!;

it('lays anything flat that was measured to be seen from above, known or not, and nothing that was measured not to be', () => {
  for (const known of [kind('jug'), kind('shoes'), kind('sofa'), null]) {
    expect(poseOf(seen(1, true), known)).toEqual({ lies: true, isFromAbove: true });
    expect(poseOf(seen(1, false), known).lies).toBeUndefined();
  }
});

it('lays flat by their kind products without a foot and low ones seen high, if nothing was measured', () => {
  for (const id of ['watch', 'cutlery', 'record', 't_shirt'])
    expect(poseOf(seen(1), kind(id)), `a ${id}`).toEqual({ lies: true });
  for (const id of ['shoes', 'keyboard', 'tray', 'pan'])
    expect(poseOf(seen(1), kind(id)), `a ${id}`).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(seen(1.3), kind('shoes'))).toMatchObject({ isLow: true });
  expect(poseOf(seen(1), kind('jug'))).toEqual({});
});

it('makes stand what its description says to be as bulky as furniture, unless it was measured to be seen from above', () => {
  const onCloth: PreparedProduct = { ...seen(1.3), product: { ...seen(1).product, photo: CLOTH } };
  expect(poseOf(onCloth, null)).toMatchObject({ lies: true });
  expect(poseOf(onCloth, null, true)).toEqual({});
  expect(poseOf(seen(1.3), kind('shelf'), true)).toEqual({});
  expect(poseOf(seen(1, true), kind('sofa'), true)).toEqual({ lies: true, isFromAbove: true });
});

it('lays flat what is usually wider than high and seen far too high, and makes a low product stand whose round base was seen from the side', () => {
  expect(poseOf(seen(0.6), kind('hat'))).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(seen(0.9), kind('hat'))).toEqual({});
  expect(poseOf(seen(0.6), kind('jug'))).toEqual({});
  expect(poseOf({ ...seen(1.25), pitchDeg: 18 }, kind('bowl'))).toEqual({});
  expect(poseOf({ ...seen(1.25), pitchDeg: 40 }, kind('bowl'))).toMatchObject({ isLow: true });
});

it('makes a product stand although its kind or background says otherwise, if it shades that only at its base and is no slab', () => {
  /** A body below a wide pan on a thin neck: a letter scale. */
  const scaleOn = (photo: Raster): PreparedProduct => {
    const one = seen(1);
    const { width, height } = one.silhouette;
    const alpha = one.silhouette.alpha.map((value, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return y > 120 || (y > 20 && Math.abs(x - 200) < 15) || (y <= 20 && x > 100) ? value : 0;
    });
    const silhouette = { ...one.silhouette, alpha, ratio: width / 40 };
    return {
      ...one,
      silhouette,
      product: { ...one.product, photo, box: { left: 30, top: 30, width: 40, height } },
    };
  };
  const dark: Raster = { ...PAPER, data: PAPER.data.map((v, i) => (i % 4 < 3 ? v / 5 : 255)) };
  const opaque = (raster: Raster): Raster => ({ ...raster, data: raster.data.map((v, i) => (i % 4 < 3 ? v : 255)) });
  expect(poseOf(scaleOn(opaque(PAPER)), kind('bathroom_scale'))).toEqual({});
  expect(poseOf(scaleOn(dark), kind('bathroom_scale'))).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(seen(1), kind('bathroom_scale'))).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(scaleOn(opaque(CLOTH)), null)).toEqual({});
});

it('keeps a shirt thin that was not seen from above', () => {
  expect(poseOf(seen(1, false), kind('t_shirt'))).toEqual({ lies: true });
});

it('lays flat what lies on one background in its photo, but nothing larger than a table or with legs', () => {
  const onCloth = (feet = 1): PreparedProduct => {
    const one = seen(1);
    return {
      ...one,
      product: { ...one.product, photo: CLOTH },
      feet: Array.from({ length: feet }, (_, i) => ({ x: i * 60, y: 300, halfWidth: 10 })),
    };
  };
  expect(poseOf(onCloth(), kind('jug'))).toEqual({});
  for (const known of [null, kind('backpack'), kind('perfume')]) {
    expect(poseOf(onCloth(), known)).toEqual({ lies: true, isFromAbove: true });
    expect(poseOf(onCloth(3), known).lies).toBeUndefined();
  }
  expect(poseOf(onCloth(), kind('sofa')).lies).toBeUndefined();
  expect(poseOf(onCloth(2), null).lies).toBe(true);
  expect(poseOf({ ...onCloth(2), aspect: 2 }, null).lies).toBeUndefined();
});

it('makes a tall kind with the curve of its round base stand, although its background looks alike all around', () => {
  const onCloth = {
    ...seen(0.9),
    product: { photo: CLOTH, box: { left: 30, top: 30, width: 40, height: 40 } },
  } as PreparedProduct;
  expect(poseOf({ ...onCloth, pitchDeg: 24 }, kind('perfume'))).toMatchObject({ lies: true });
  expect(poseOf({ ...onCloth, pitchDeg: 38 }, kind('perfume'))).toEqual({});
  expect(poseOf({ ...onCloth, pitchDeg: 38 }, null)).toMatchObject({ lies: true });
});
