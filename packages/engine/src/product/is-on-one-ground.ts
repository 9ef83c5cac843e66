import { LINEAR_OF, oklchOf } from '../pixels/colour.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import type { Box, Product, Raster } from '../model.ts';

/** Longer side of the reduced photo, pixels: grain of wood and weave are seen, noise is not. */
const SIDE_PX = 400;
/** How far the ground is looked at over and under a product, where that begins, and how much wider than it: shares of its longer side and its width. */
const [REACH, GAP, WIDER] = [0.5, 0.03, 0.1];
/** Pixels that a strip has at least on each side: less tells nothing. */
const LEAST_PX = 6;
/** OKLab: how far both parts may differ in lightness, which falls off by itself with the light. */
const LIGHT = 0.42;

/** How far both parts may differ in colour (OKLab), the texture that a seamless paper has at most, and how much coarser one part may be. */
interface Limits {
  colour: number;
  plain: number;
  coarser: number;
}

const STRIPS: Limits = { colour: 0.03, plain: 0.014, coarser: 1.34 };
/**
 * All the ground around a product, beside it too, for one that fills its photo: which share of the photo lies over and under its middle at least,
 * how far its colours are spread at most, and the same limits, of which the coarseness is a stricter one.
 */
const AROUND = { share: 0.05, spread: 0.065, limits: { colour: 0.026, plain: 0.045, coarser: 1.42 } };
/** Share of its height around a product's middle that is neither over nor under it. */
const MIDDLE = 0.34;

const known = new WeakMap<Raster, boolean>();

/**
 * Whether a product lies on one ground that was looked at from straight above: over it in the photo is the same cloth or wood as under it, and as
 * coarse. From the side what is farther away is finer, blurred, or a wall. Where it fills its photo, the ground beside it tells as well.
 */
export function isOnOneGround({ photo, box }: Pick<Product, 'photo' | 'box'>): boolean {
  const before = known.get(photo);
  if (before !== undefined) return before;
  const ratio = Math.min(1, SIDE_PX / Math.max(photo.width, photo.height));
  const small = rasterOf(resized(canvasOf(photo), photo.width * ratio, photo.height * ratio));
  const inSmall = {
    left: box.left * ratio,
    top: box.top * ratio,
    width: box.width * ratio,
    height: box.height * ratio,
  };
  const isSo = isAlikeOverAndUnder(small, inSmall) || isAlikeAround(small, inSmall);
  known.set(photo, isSo);
  return isSo;
}

function isAlikeOverAndUnder(small: Raster, { left, top, width: w, height: h }: Box): boolean {
  const [reach, gap] = [REACH * Math.max(w, h), Math.max(2, GAP * Math.max(w, h))];
  const inside = (v: number, most: number): number => Math.min(most - 1, Math.max(0, Math.round(v)));
  const stripOf = (from: number, to: number): Strip | null => {
    const [x0, x1] = [inside(left - WIDER * w, small.width), inside(left + (1 + WIDER) * w, small.width)];
    const [y0, y1] = [inside(from, small.height), inside(to, small.height)];
    if (x1 - x0 < LEAST_PX || y1 - y0 < LEAST_PX) return null;
    return lookAt(small, (x, y) => x >= x0 && x < x1 && y >= y0 && y < y1);
  };
  const [over, under] = [stripOf(top - reach, top - gap), stripOf(top + h + gap, top + h + reach)];
  return over !== null && under !== null && areAlike(over, under, STRIPS);
}

function isAlikeAround(small: Raster, { left, top, width: w, height: h }: Box): boolean {
  const gap = Math.max(2, GAP * Math.max(w, h));
  const isBeside = (x: number, y: number): boolean =>
    x < left - gap || x >= left + w + gap || y < top - gap || y >= top + h + gap;
  const [upper, lower] = [top + (0.5 - MIDDLE / 2) * h, top + (0.5 + MIDDLE / 2) * h];
  const over = lookAt(small, (x, y) => y < upper && isBeside(x, y));
  const under = lookAt(small, (x, y) => y >= lower && isBeside(x, y));
  const least = AROUND.share * small.width * small.height;
  if (!over || !under || Math.min(over.pixels, under.pixels) < least) return false;
  const spread = Math.max(over.spread, under.spread);
  return spread < AROUND.spread && areAlike(over, under, AROUND.limits);
}

function areAlike(over: Strip, under: Strip, { colour, plain, coarser }: Limits): boolean {
  const one = Math.min(over.texture, under.texture);
  const other = Math.max(over.texture, under.texture);
  return (
    Math.hypot(over.a - under.a, over.b - under.b) < colour &&
    Math.abs(over.l - under.l) < LIGHT &&
    one > plain &&
    other < coarser * one
  );
}

/** A part of the ground: its usual colour in OKLab, its texture (the mean step of lightness from pixel to pixel), and how far its colours are spread. */
interface Strip {
  pixels: number;
  l: number;
  a: number;
  b: number;
  texture: number;
  spread: number;
}

/** Shares of the pixels between which colours are spread. */
const [LOWEST, HIGHEST] = [0.15, 0.85];

/** What is seen at the places that are meant; null where there are none. */
function lookAt(small: Raster, isMeant: (x: number, y: number) => boolean): Strip | null {
  const [ls, as, bs]: [number[], number[], number[]] = [[], [], []];
  let steps = 0;
  for (let y = 0; y < small.height - 1; y++) {
    for (let x = 0; x < small.width - 1; x++) {
      if (!isMeant(x, y)) continue;
      const [l, a, b] = labOf(small, x, y);
      ls.push(l);
      as.push(a);
      bs.push(b);
      steps += Math.abs(l - labOf(small, x + 1, y)[0]) + Math.abs(l - labOf(small, x, y + 1)[0]);
    }
  }
  if (ls.length === 0) return null;
  const [l, a, b] = [ls, as, bs].map((values) => Float32Array.from(values).toSorted()) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const at = (values: Float32Array, share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0;
  const between = (values: Float32Array): number => at(values, HIGHEST) - at(values, LOWEST);
  return {
    pixels: ls.length,
    l: at(l, 0.5),
    a: at(a, 0.5),
    b: at(b, 0.5),
    texture: steps / ls.length,
    spread: between(a) + between(b),
  };
}

function labOf({ data, width }: Raster, x: number, y: number): readonly [number, number, number] {
  const at = (y * width + x) * 4;
  const linear = (i: number): number => LINEAR_OF[data[at + i] ?? 0] ?? 0;
  const { l, c, h } = oklchOf([linear(0), linear(1), linear(2)]);
  const turn = (h * Math.PI) / 180;
  return [l, c * Math.cos(turn), c * Math.sin(turn)];
}
