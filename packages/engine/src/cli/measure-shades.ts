import { createCanvas } from '@napi-rs/canvas';
import { drawLayer } from '../page/draw-picture.ts';
import { mapPair } from '../pixels/tuples.ts';
import { prepareProduct } from '../product/prepare-product.ts';
import { castShadow } from '../stage/cast-shadow.ts';
import { stagePlate } from '../stage/stage-plate.ts';
import { standAt } from '../stage/stand-product.ts';
import { plates } from '@vitrine/scenes';
import type { Shade } from './read-shades.ts';

/** Our shadow and the rendered one. */
export interface MeasuredShade extends Shade {
  /** As `darker`, ours. */
  ours: Float32Array;
  figures: ShadeFigures;
}

/** Sums over the visible floor, as fractions of the rendered darkness: 1 is as bad as no shadow. */
export interface ShadeFigures {
  /** Sum of the differences. */
  error: number;
  /** The same near the object's outline, and farther from it, relative to the darkness there. */
  near: number;
  far: number;
  /** Our darkness divided by the rendered one: above 1 ours is too dark. */
  strength: number;
}

const UNITS = 1000;
/** Distance that counts as near, as a fraction of the object's height. */
const NEAR = 0.1;
/** Opacity from which the object hides the floor. */
const HIDES = 0.03;
const LUMA = [0.299, 0.587, 0.114] as const;

/** Draws our shadow for the rendered object at its position, and compares. */
export async function measureShade(shade: Shade): Promise<MeasuredShade> {
  const { plate: name, product, framePx, floorPx } = shade;
  const info = plates.get(name)?.info;
  if (!info) throw new RangeError(`No plate ${name}`);
  const frame = { width: UNITS, height: UNITS };
  const [x, y] = mapPair(info.anchor_px, (v) => (v * UNITS) / info.size[0]);
  const stage = await stagePlate({ name, mirrored: false }, frame, { anchorAt: { x, y } });
  const prepared = prepareProduct(product);
  const perPixel = UNITS / framePx;
  const corner = { x: product.box.left * perPixel, y: product.box.top * perPixel };
  const stand = standAt(stage, prepared, perPixel / prepared.silhouette.ratio, corner);
  const canvas = createCanvas(floorPx, floorPx);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, floorPx, floorPx);
  drawLayer(canvas, castShadow(stage, stand), frame, floorPx / UNITS);
  const { data } = ctx.getImageData(0, 0, floorPx, floorPx);
  const ours = Float32Array.from({ length: floorPx ** 2 }, (_, i) => {
    const level = LUMA.reduce((sum, weight, c) => sum + weight * (data[i * 4 + c] ?? 0), 0);
    return 1 - level / 255;
  });
  return { ...shade, ours, figures: compare(shade, ours) };
}

function compare({ darker, product, framePx, floorPx }: Shade, ours: Float32Array): ShadeFigures {
  const away = distancesFrom(product.photo.data, framePx, floorPx);
  const reach = (NEAR * product.box.height * floorPx) / framePx;
  const sums = { near: { error: 0, truth: 0, ours: 0 }, far: { error: 0, truth: 0, ours: 0 } };
  darker.forEach((truth, i) => {
    const distance = away[i] ?? 0;
    if (Number.isNaN(truth) || distance === 0) return;
    const sum = distance <= reach ? sums.near : sums.far;
    sum.error += Math.abs((ours[i] ?? 0) - truth);
    sum.truth += truth;
    sum.ours += ours[i] ?? 0;
  });
  const { near, far } = sums;
  const truth = near.truth + far.truth;
  return {
    error: (near.error + far.error) / truth,
    near: near.error / near.truth,
    far: far.error / far.truth,
    strength: (near.ours + far.ours) / truth,
  };
}

/** Distance of every floor pixel from the nearest hidden one; 0 where the object hides the floor (chamfer, two passes). */
function distancesFrom(rgba: Uint8ClampedArray, framePx: number, floorPx: number): Float32Array {
  const step = framePx / floorPx;
  const away = new Float32Array(floorPx * floorPx).fill(1e6);
  for (let i = 0; i < framePx * framePx; i++) {
    if ((rgba[i * 4 + 3] ?? 0) <= 255 * HIDES) continue;
    const [column, row] = [Math.floor((i % framePx) / step), Math.floor(Math.floor(i / framePx) / step)];
    away[row * floorPx + column] = 0;
  }
  const relax = (i: number, from: number, cost: number): void => {
    const other = away[from];
    if (other !== undefined && other + cost < away[i]!) away[i] = other + cost;
  };
  for (let i = 0; i < away.length; i++) {
    relax(i, i - 1, 1);
    relax(i, i - floorPx, 1);
    relax(i, i - floorPx - 1, Math.SQRT2);
    relax(i, i - floorPx + 1, Math.SQRT2);
  }
  for (let i = away.length - 1; i >= 0; i--) {
    relax(i, i + 1, 1);
    relax(i, i + floorPx, 1);
    relax(i, i + floorPx + 1, Math.SQRT2);
    relax(i, i + floorPx - 1, Math.SQRT2);
  }
  return away;
}
