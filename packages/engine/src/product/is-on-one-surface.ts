import { LINEAR_OF, oklchOf } from '../pixels/colour.ts';
import { canvasOf, rasterOf, resized } from '../pixels/rasters.ts';
import type { Box, Product, Raster } from '../model.ts';

/** Longer side of the reduced photo, pixels: wood grain and weave are visible, noise is not. */
const SIDE_PX = 400;
/**
 * Extent of the strips above and below a product, their gap, and their extra width: fractions of its longer side and its width.
 */
const [REACH, GAP, WIDER] = [0.5, 0.03, 0.1];
/** Minimum pixels of a strip on each side; fewer are inconclusive. */
const LEAST_PX = 6;
/** OKLab: allowed difference in lightness between both strips; lightness falls off with the light anyway. */
const LIGHT = 0.42;

/** Allowed difference in colour (OKLab), the maximum texture of seamless paper, and the allowed ratio of coarseness. */
interface Limits {
  colour: number;
  plain: number;
  coarser: number;
}

const STRIPS: Limits = { colour: 0.03, plain: 0.014, coarser: 1.34 };
/**
 * The whole surface around a product that fills its photo, including beside it: minimum fraction of the photo above and below its
 * middle, maximum spread of its colours, and the same limits with a stricter coarseness.
 */
const AROUND = { share: 0.05, spread: 0.065, limits: { colour: 0.026, plain: 0.045, coarser: 1.42 } };
/** Fraction of the height around a product's middle that counts neither as above nor below. */
const MIDDLE = 0.34;

const known = new WeakMap<Raster, boolean>();

/**
 * Whether a product lies on one surface photographed from straight above: above it in the photo is the same cloth or wood as
 * below, equally coarse. From the side, the part farther away is finer, blurred, or a wall. If the product fills its photo, the
 * surface beside it counts too.
 */
export function isOnOneSurface({ photo, box }: Pick<Product, 'photo' | 'box'>): boolean {
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

/** A part of the surface: median colour in OKLab, texture (mean lightness step between pixels), and spread of its colours. */
interface Strip {
  pixels: number;
  l: number;
  a: number;
  b: number;
  texture: number;
  spread: number;
}

/** Percentiles between which the spread is measured. */
const [LOWEST, HIGHEST] = [0.15, 0.85];

/** Measures the selected pixels; null without any. */
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
