import type { Product, Raster } from '../model.ts';
import type { UnitPoint } from '../page/picture.ts';
import { blurField } from '../pixels/blur-field.ts';
import { mapPair } from '../pixels/tuples.ts';
import { reduced } from '../pixels/rasters.ts';
import { toLab } from '../pixels/to-lab.ts';

/** A photo, and what was found in it. */
type Sought = Pick<Product, 'photo' | 'about' | 'found'>;

/** A size, as shares of the photo's width and height. */
export interface Share {
  w: number;
  h: number;
}

/** A photo, reduced, and what there is to see in it. */
interface Sight {
  width: number;
  height: number;
  /** Contrast in both directions, 0–1. */
  detail: Float32Array;
  /** How much a pixel differs from the photo's border in colour, 0–1; less the more colours the border has. */
  distinct: Float32Array;
  /** Light and two colours, each about 0–1. */
  looks: readonly Float32Array[];
}

/** Longer side at which a photo is searched. */
const SIDE_PX = 160;
/** Contrast from which a detail is clear, and weight of an edge in one direction only: a rim shows less than letters or stitches. */
const [CLEAR, EDGE] = [0.3, 0.3];
/** Difference in CIE L*a*b* from which a colour is not the border's. */
const OTHER = 30;
const sights = new WeakMap<Raster, Sight>();

function sightOf(photo: Raster): Sight {
  const known = sights.get(photo);
  if (known) return known;
  const { data, width, height } = reduced(photo, SIDE_PX);
  const looks = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let i = 0; i < width * height; i++) {
    const lab = toLab(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    lab.forEach((value, k) => (looks[k]![i] = value / 100));
  }
  const fresh = {
    width,
    height,
    looks,
    detail: detailIn(looks[0]!, width),
    distinct: distinctIn(looks, width, height),
  };
  sights.set(photo, fresh);
  return fresh;
}

function detailIn(light: Float32Array, width: number): Float32Array {
  const [across, down] = mapPair([1, width], (step) =>
    light.map((value, i) => {
      const differ = (d: number): number => Math.abs((light[i + d] ?? value) - value);
      return Math.min(CLEAR, differ(-2 * step) + differ(2 * step)) / CLEAR;
    }),
  );
  return across.map((value, i) => EDGE * (value + down[i]!) + (1 - EDGE) * Math.min(value, down[i]!));
}

/** Share of the photo's sides that is its border. */
const BORDER = 0.08;

function distinctIn(looks: readonly Float32Array[], width: number, height: number): Float32Array {
  const [dx, dy] = [Math.ceil(width * BORDER), Math.ceil(height * BORDER)];
  const isBorder = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < dx || y < dy || x >= width - dx || y >= height - dy;
  };
  const middle = looks.map((look) => look.filter((_, i) => isBorder(i)).toSorted()).map((all) => all[all.length >> 1]!);
  const away = looks[0]!.map((_, i) => {
    const difference = 100 * Math.hypot(...looks.map((look, k) => look[i]! - middle[k]!));
    return Math.min(1, difference / OTHER);
  });
  const border = away.filter((_, i) => isBorder(i));
  const mixed = border.reduce((sum, value) => sum + value, 0) / border.length;
  return away.map((value) => value * Math.max(0, 1 - 2 * mixed));
}

/** Share of its sides in the middle of a photo that probably shows the product, where nothing was found. */
const MIDDLE = 0.7;
/** Weight of what was not found, beside the product's box and in it: what was found may be a part of it. */
const [BESIDE, AROUND] = [0.12, 0.25];

/** 1 where the product probably is. */
function likelyIn({ photo, about, found }: Sought, { width, height }: Sight): Float32Array {
  const foundAt = (u: number, v: number): number | undefined =>
    found && found.data[Math.floor(v * found.height) * found.width + Math.floor(u * found.width)]! / 255;
  const [x, y, w, h] = about
    ? [about.left / photo.width, about.top / photo.height, about.width / photo.width, about.height / photo.height]
    : [(1 - MIDDLE) / 2, (1 - MIDDLE) / 2, MIDDLE, MIDDLE];
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    const isInside = u >= x && u <= x + w && v >= y && v <= y + h;
    const least = isInside ? AROUND : BESIDE;
    return least + (1 - least) * (foundAt(u, v) ?? Number(isInside));
  });
}

/** Weight of a window without bare places, and the mean contrast within a few pixels from which a place is not bare. */
const [FULL, BUSY, NEAR_PX] = [1.5, 0.08, 3];
/** Cost of showing a place again, and of another place that looks the same, of the richest place's 1. */
const [SEEN, ALIKE] = [1.6, 0.5];
/** How much of what probably is the product a further place shows, as a share of what the first one shows: beside a small product lies the floor. */
const LEAST_SHOWN = 0.5;
/** Difference of mean light and colour from which two places look different. */
const DIFFERENT = 0.16;
/** Distance of the places that are compared, pixels of the reduced photo. */
const STEP = 2;

/**
 * The middles of `count` windows that show most from near: rich in detail, on what probably is the product, and each of them another place.
 * @param seen how much of the photo a window shows @returns shares of the photo, the richest first
 */
export function findDetails(photo: Sought, seen: Share, count: number): UnitPoint[] {
  const sight = sightOf(photo.photo);
  const { width, height } = sight;
  const [w, h] = [seen.w * width, seen.h * height];
  const sigma = 0.3 * Math.min(w, h);
  const likely = likelyIn(photo, sight);
  const through = (field: Float32Array): Float32Array => blurField(field, width, height, sigma);
  const rich = through(sight.detail.map((value, i) => value * likely[i]!));
  const most = rich.reduce((high, value) => Math.max(high, value), 1e-6);
  const busy = blurField(sight.detail, width, height, NEAR_PX);
  const full = through(busy.map((value, i) => Math.min(1, value / BUSY) * likely[i]!));
  const looks = sight.looks.map(through);
  const chosen: { x: number; y: number; i: number }[] = [];
  const costAt = (x: number, y: number, i: number): number => {
    const costs = chosen.map((one) => {
      const shared = Math.max(0, 1 - Math.hypot((one.x - x) / w, (one.y - y) / h));
      const away = Math.hypot(...looks.map((look) => look[i]! - look[one.i]!));
      return SEEN * shared + ALIKE * Math.max(0, 1 - away / DIFFERENT);
    });
    return Math.max(0, ...costs);
  };
  while (chosen.length < count) {
    let best = { x: width / 2, y: height / 2, i: 0, score: -Infinity };
    for (let y = Math.ceil(h / 2); y <= height - h / 2; y += STEP) {
      for (let x = Math.ceil(w / 2); x <= width - w / 2; x += STEP) {
        const i = Math.min(y, height - 1) * width + Math.min(x, width - 1);
        if (full[i]! < LEAST_SHOWN * (full[chosen[0]?.i ?? i] ?? 0)) continue;
        const score = rich[i]! / most + FULL * full[i]! - costAt(x, y, i);
        if (score > best.score) best = { x, y, i, score };
      }
    }
    chosen.push(best);
  }
  return chosen.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

/** Weight of what a window's edges cut, relative to what it shows; cost of the whole way from the wanted middle, and of what it shows off centre. */
const [CUT, ASTRAY, ASKEW] = [1.2, 0.8, 0.4];
/** By how much another place must be better than the wanted one. */
const GAIN = 0.08;

/**
 * The middle of a window that cannot show the whole product: along one direction, where it shows most of what stands out and its edges cut least of it.
 * Of two things side by side it shows one instead of two halves.
 * @param wanted its middle otherwise, @param share of the photo in this direction; both 0–1
 */
export function leastCut(photo: Sought, along: 'x' | 'y', wanted: number, share: number): number {
  const profile = profileOf(photo, along);
  const length = profile.length;
  const size = Math.max(1, Math.round(share * length));
  const all = profile.reduce((sum, value) => sum + value, 1e-6);
  let best = { at: wanted, score: -Infinity };
  /** Score of the wanted place. */
  let usual = -Infinity;
  for (let from = 0; from + size <= length; from++) {
    const at = (from + size / 2) / length;
    const shown = profile.slice(from, from + size);
    const inside = shown.reduce((sum, value) => sum + value, 0);
    const middle = shown.reduce((sum, value, i) => sum + value * (i + 0.5), 0) / Math.max(inside, 1e-6) / size;
    const cut = ((shown[0]! + shown.at(-1)!) * size) / 2;
    const score = (inside - CUT * cut) / all - ASTRAY * Math.abs(at - wanted) - ASKEW * Math.abs(middle - 0.5);
    if (score > best.score) best = { at, score };
    if (Math.abs(at - wanted) <= 0.5 / length) usual = Math.max(usual, score);
  }
  return best.score - usual > GAIN ? best.at : wanted;
}

/** What stands out in each column (x) or row (y). */
function profileOf(photo: Sought, along: 'x' | 'y'): Float32Array {
  const sight = sightOf(photo.photo);
  const { width, height } = sight;
  const likely = likelyIn(photo, sight);
  const sums = new Float32Array(along === 'x' ? width : height);
  for (let i = 0; i < width * height; i++) {
    const at = along === 'x' ? i % width : Math.floor(i / width);
    sums[at]! += likely[i]! * (sight.distinct[i]! + sight.detail[i]!);
  }
  return blurField(sums, sums.length, 1, 2);
}
