import { expect, it } from 'vitest';
import { KINDS } from '../goods/kinds.ts';
import type { Raster } from '../model.ts';
import { poseOf } from './pose-of.ts';
import type { PreparedProduct } from './prepare-product.ts';

const PAPER: Raster = { data: new Uint8ClampedArray(100 * 100 * 4).fill(200), width: 100, height: 100 };

/** A ground that is as coarse everywhere. */
const CLOTH: Raster = { ...PAPER, data: PAPER.data.map((v, i) => (i % 4 < 3 && (i >> 2) % 3 === 0 ? v - 60 : v)) };

/** Something on one broad foot, as a silhouette; `isFromAbove` as it was measured, if at all. */
const seen = (aspect: number, isFromAbove?: boolean): PreparedProduct => {
  const width = Math.round(300 * aspect);
  return {
    aspect,
    pitchDeg: 24,
    extent: { left: 0, top: 0, right: width, bottom: 300 },
    feet: [{ x: width / 2, y: 300, halfWidth: width * 0.45 }],
    silhouette: { alpha: new Float32Array(width * 300).fill(1), width, height: 300, ratio: 1 },
    // Paper says nothing of where it was seen from.
    product: { photo: PAPER, box: { left: 30, top: 30, width: 40, height: 40 } },
    ...(isFromAbove !== undefined && { isFromAbove }),
  } as PreparedProduct;
};
const kind = (id: string) => KINDS.get(id)!;

it('lays whatever was measured to be seen from above, known or not, and nothing that was measured not to be', () => {
  for (const known of [kind('jug'), kind('shoes'), kind('sofa'), null]) {
    expect(poseOf(seen(1, true), known)).toEqual({ lies: true, isFromAbove: true });
    expect(poseOf(seen(1, false), known).lies).toBeUndefined();
  }
});

it('lays by their kind what has no foot and what is low and seen high, where nothing was measured', () => {
  for (const id of ['watch', 'cutlery', 'record', 't_shirt'])
    expect(poseOf(seen(1), kind(id)), `a ${id}`).toEqual({ lies: true });
  for (const id of ['shoes', 'keyboard', 'tray', 'pan'])
    expect(poseOf(seen(1), kind(id)), `a ${id}`).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(seen(1.3), kind('shoes'))).toMatchObject({ isLow: true });
  expect(poseOf(seen(1), kind('jug'))).toEqual({});
});

it('lays what is usually wider than high and is seen far too high, and stands a low thing whose round base was seen from the side', () => {
  expect(poseOf(seen(0.6), kind('hat'))).toEqual({ lies: true, isFromAbove: true });
  expect(poseOf(seen(0.9), kind('hat'))).toEqual({});
  expect(poseOf(seen(0.6), kind('jug'))).toEqual({});
  expect(poseOf({ ...seen(1.25), pitchDeg: 18 }, kind('bowl'))).toEqual({});
  expect(poseOf({ ...seen(1.25), pitchDeg: 40 }, kind('bowl'))).toMatchObject({ isLow: true });
});

it('stands what its kind or its ground would lay, where it shades that ground at its foot alone and is no slab', () => {
  /** A body under a wide pan on a thin neck: a letter scale. */
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

it('lays what lies on one ground in its photo, but nothing that is larger than a table or has legs', () => {
  const onCloth = (feet = 1): PreparedProduct => {
    const one = seen(1);
    return {
      ...one,
      product: { ...one.product, photo: CLOTH },
      feet: Array.from({ length: feet }, (_, i) => ({ x: i * 60, y: 300, halfWidth: 10 })),
    };
  };
  for (const known of [null, kind('backpack'), kind('jug')]) {
    expect(poseOf(onCloth(), known)).toEqual({ lies: true, isFromAbove: true });
    expect(poseOf(onCloth(3), known).lies).toBeUndefined();
  }
  expect(poseOf(onCloth(), kind('sofa')).lies).toBeUndefined();
  expect(poseOf(onCloth(2), null).lies).toBe(true);
  expect(poseOf({ ...onCloth(2), aspect: 2 }, null).lies).toBeUndefined();
});

it('stands what is known to be tall and shows the curve of its round base, though its ground looks alike all around', () => {
  const onCloth = {
    ...seen(0.9),
    product: { photo: CLOTH, box: { left: 30, top: 30, width: 40, height: 40 } },
  } as PreparedProduct;
  expect(poseOf({ ...onCloth, pitchDeg: 24 }, kind('candle'))).toMatchObject({ lies: true });
  expect(poseOf({ ...onCloth, pitchDeg: 38 }, kind('candle'))).toEqual({});
  expect(poseOf({ ...onCloth, pitchDeg: 38 }, null)).toMatchObject({ lies: true });
});
