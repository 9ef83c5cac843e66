import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Raster } from '../model.ts';
import { ZONE } from './mark-band.ts';
import type { EdgeModel } from './model-edge.ts';
import { sampleBilinear } from '../pixels/sample-bilinear.ts';

const OPAQUE = 0xff000000;
/** Variance that even a plain surface has: noise of about 3 levels per channel. */
const NOISE_VARIANCE = 3 * (3 / 255) ** 2;
/** Alpha below and above which a pixel counts as fully background or fully product. */
const ALPHA_FLOOR = 0.06;
const ALPHA_CEILING = 0.94;
/** In this outermost and innermost share of the band the mask gains weight: colours match by chance there. */
const HOLD = 0.4;

/**
 * The product at the size of `photo`: alpha and colour are solved per pixel in the band, everything else is copied or left empty. A pixel in
 * the band is a mixture of the local product and background colours; its share is read along the line between them and combined with the
 * mask's alpha by inverse variance: if the colours hardly differ, the mask decides. The background's share is removed from the colour (Forte
 * 2021, eq. 5), so that no fringe remains.
 */
export function cutEdge(photo: OpaquePixels, model: EdgeModel): Raster {
  const { width, height } = photo;
  const data = new Uint8ClampedArray(width * height * 4);
  // One write per pixel instead of four: RGBA in little-endian order.
  const words = new Uint32Array(data.buffer);
  const { zones, width: columns, height: rows } = model.band;
  const columnOf = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * columns) / width));
  const solve = edgeSolver(model, width, height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * rows) / height) * columns;
    for (let x = 0; x < width; x++, from += 3, to += 4) {
      const zone = zones[row + columnOf[x]!];
      if (zone === ZONE.product) {
        const [red, green, blue] = [photo.data[from]!, photo.data[from + 1]!, photo.data[from + 2]!];
        words[to >> 2] = OPAQUE | (blue << 16) | (green << 8) | red;
      } else if (zone === ZONE.band) solve(photo.data, from, x, y, data, to);
    }
  }
  return { data, width, height };
}

/** 0 below 0, 1 above 1, smooth between. */
function rampUp(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

type Solve = (photo: Uint8Array, from: number, x: number, y: number, out: Uint8ClampedArray, to: number) => void;

function edgeSolver(model: EdgeModel, width: number, height: number): Solve {
  const grid = sampleBilinear(model.band.width, model.band.height, width, height);
  const product = model.product.colour.channels;
  const background = model.background.colour.channels;
  const { priorVariance, steepness } = model.band;
  return (photo, from, x, y, out, to) => {
    grid.move(x, y);
    let along = 0;
    let distance = 0;
    for (let c = 0; c < 3; c++) {
      const b = grid.read(background[c]!);
      const difference = grid.read(product[c]!) - b;
      along += (photo[from + c]! / 255 - b) * difference;
      distance += difference * difference;
    }
    const spread = grid.read(model.product.variance) + grid.read(model.background.variance) + NOISE_VARIANCE;
    const trust = (priorVariance * distance) / (priorVariance * distance + spread);
    const prior = grid.read(model.band.prior);
    const step = Math.min(1, Math.max(0, (prior - 0.5) * steepness + 0.5));
    const mixed = trust * (along / Math.max(distance, 1e-6)) + (1 - trust) * step;
    const held = mixed * rampUp(prior / HOLD) + (1 - mixed) * (1 - rampUp((1 - prior) / HOLD));
    const alpha = Math.min(1, Math.max(0, (held - ALPHA_FLOOR) / (ALPHA_CEILING - ALPHA_FLOOR)));
    if (alpha === 0) return;
    for (let c = 0; c < 3; c++) {
      const value = photo[from + c]! / 255;
      const f = grid.read(product[c]!);
      const b = grid.read(background[c]!);
      out[to + c] = 255 * (f + alpha * (value - alpha * f - (1 - alpha) * b));
    }
    out[to + 3] = 255 * alpha;
  };
}
