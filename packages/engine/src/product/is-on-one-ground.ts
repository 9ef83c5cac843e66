import { LINEAR_OF, oklchOf } from '../pixels/colour.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import type { Box, Product, Raster } from '../model.ts';

/** Longer side of the reduced photo, pixels: grain of wood and weave are seen, noise is not. */
const SIDE_PX = 400;
/** How far the ground is looked at over and under a product, where that begins, and how much wider than it: shares of its longer side and its width. */
const [REACH, GAP, WIDER] = [0.5, 0.03, 0.1];
/** Pixels that a strip has at least on each side: less tells nothing. */
const LEAST_PX = 6;
/** OKLab: how far both strips may differ in colour and in lightness, which falls off by itself with the light. */
const [COLOUR, LIGHT] = [0.03, 0.42];
/** Texture, the mean step of lightness from pixel to pixel: what a seamless paper has at most, and how much coarser one strip may be. */
const [PLAIN, COARSER] = [0.014, 1.34];

const known = new WeakMap<Raster, boolean>();

/**
 * Whether a product lies on one ground that was looked at from straight above: over it in the photo is the same cloth or wood as under it, and as
 * coarse. From the side what is farther away is finer, blurred, or a wall.
 */
export function isOnOneGround({ photo, box }: Pick<Product, 'photo' | 'box'>): boolean {
  const before = known.get(photo);
  if (before !== undefined) return before;
  const isSo = compare(photo, box);
  known.set(photo, isSo);
  return isSo;
}

function compare(photo: Raster, box: Box): boolean {
  const ratio = Math.min(1, SIDE_PX / Math.max(photo.width, photo.height));
  const small = rasterOf(resized(canvasOf(photo), photo.width * ratio, photo.height * ratio));
  const [left, top] = [box.left * ratio, box.top * ratio];
  const [w, h] = [box.width * ratio, box.height * ratio];
  const [reach, gap] = [REACH * Math.max(w, h), Math.max(2, GAP * Math.max(w, h))];
  const across = { from: left - WIDER * w, to: left + (1 + WIDER) * w };
  const over = lookAt(small, across, { from: top - reach, to: top - gap });
  const under = lookAt(small, across, { from: top + h + gap, to: top + h + reach });
  if (!over || !under) return false;
  const one = Math.min(over.texture, under.texture);
  const other = Math.max(over.texture, under.texture);
  return (
    Math.hypot(over.a - under.a, over.b - under.b) < COLOUR &&
    Math.abs(over.l - under.l) < LIGHT &&
    one > PLAIN &&
    other < COARSER * one
  );
}

interface Span {
  from: number;
  to: number;
}

/** A strip's usual colour in OKLab and its texture; null where there is hardly any of it. */
interface Strip {
  l: number;
  a: number;
  b: number;
  texture: number;
}

function lookAt(small: Raster, across: Span, down: Span): Strip | null {
  const inside = (v: number, most: number): number => Math.min(most - 1, Math.max(0, Math.round(v)));
  const [x0, x1] = [inside(across.from, small.width), inside(across.to, small.width)];
  const [y0, y1] = [inside(down.from, small.height), inside(down.to, small.height)];
  if (x1 - x0 < LEAST_PX || y1 - y0 < LEAST_PX) return null;
  const [ls, as, bs]: [number[], number[], number[]] = [[], [], []];
  let steps = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const [l, a, b] = labOf(small, x, y);
      ls.push(l);
      as.push(a);
      bs.push(b);
      steps += Math.abs(l - labOf(small, x + 1, y)[0]) + Math.abs(l - labOf(small, x, y + 1)[0]);
    }
  }
  return { l: medianOf(ls), a: medianOf(as), b: medianOf(bs), texture: steps / ls.length };
}

function labOf({ data, width }: Raster, x: number, y: number): readonly [number, number, number] {
  const at = (y * width + x) * 4;
  const linear = (i: number): number => LINEAR_OF[data[at + i] ?? 0] ?? 0;
  const { l, c, h } = oklchOf([linear(0), linear(1), linear(2)]);
  const turn = (h * Math.PI) / 180;
  return [l, c * Math.cos(turn), c * Math.sin(turn)];
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
