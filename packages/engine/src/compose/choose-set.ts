import { plates, type PlateInfo, type PlateRole } from '@vitrine/scenes';
import type { CategoryId } from '../identifiers.ts';
import { linearOfHex, oklchOf, type Oklch } from './colour.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** A set chosen for a product: the plate's name, and whether it is used the other way round. */
export interface ChosenSet {
  name: string;
  /** Mirrored left to right, so that its light comes from the side from which the product was lit. */
  mirrored: boolean;
}

export interface SetWish {
  role: PlateRole;
  category: CategoryId | null;
  /** Longer side of the product, metres: a chair does not stand on a counter. */
  longerM: number;
  /** Which of the fitting sets, best first: pictures of one job take different ones. Counts round. */
  nth?: number;
  /** How many sets further on than that one, through all that the product may stand in. Counts round. */
  further?: number;
}

/** A view costs its distance from the photo's pitch; a set whose room is twice too large or too small costs as much as 20°. */
const DEG_PER_OCTAVE = 20;
/** Distance in OKLab from which two colours do not clash, and what a set of just the product's colour costs. */
const CLEARLY_OTHER = 0.22;
const DEG_PER_CLASH = 30;
/** Sets that fit this little worse than the best are as good. */
const SLACK_DEG = 10;
/** Where a product of no category is at home: not in a garage. */
const ANY_HOME: CategoryId = 'home';
/** A photo whose sides differ by less says nothing of where its light came from. */
const LEAST_SIDE = 0.06;
const LEAST_LIGHT = 0.25;

/** Chooses where a product is shown: a set of its category, its size, seen from about as high as it was photographed. */
export function chooseSet(product: PreparedProduct, wish: SetWish): ChosenSet {
  const { nth = 0, further = 0 } = wish;
  const rated = rateSets(product, wish);
  const best = rated[0]?.cost ?? 0;
  const fitting = rated.filter(({ cost }) => cost <= best + SLACK_DEG);
  const own = fitting[nth % fitting.length];
  if (!own) throw new RangeError(`No plate has the role ${wish.role}`);
  const { views: set } = [own, ...rated.filter((one) => one !== own)][further % rated.length] ?? own;
  const view = set.toSorted((one, other) => away(one, product) - away(other, product))[0] as PlateInfo;
  return { name: view.name.replace(/^plate_/u, ''), mirrored: litFromOtherSide(view, product) };
}

/** Sets that a product may stand in, as far as they are told apart by `further`. */
export const countSets = (product: PreparedProduct, wish: SetWish): number => rateSets(product, wish).length;

interface RatedSet {
  /** All views of the set. */
  views: PlateInfo[];
  /** Degrees by which it fits worse than a perfect one. */
  cost: number;
}

/** Sets with the role: of the category where there are some, best fitting first. */
function rateSets(product: PreparedProduct, { role, category, longerM }: SetWish): RatedSet[] {
  const infos = [...plates.values()].map(({ info }) => info).filter(({ roles }) => roles.includes(role));
  const home = infos.filter(({ categories }) => categories.includes(category ?? ANY_HOME));
  const neutral = infos.filter(({ categories }) => categories.length === 0);
  const bySet = Map.groupBy(home.length > 0 ? home : neutral.length > 0 ? neutral : infos, ({ set }) => set);
  return [...bySet.values()]
    .map((views) => ({ views, cost: misfit(views, longerM) + clash(views, product) }))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Degrees that it costs when a set has the product's own colours: what stands before itself is not seen. */
function clash([view]: readonly PlateInfo[], { palette }: PreparedProduct): number {
  const grounds = (view?.palette ?? []).slice(0, 2).map((hex) => oklchOf(linearOfHex(hex)));
  const main = palette.swatches.filter(({ share }) => share > 0.2);
  const nearest = Math.min(...grounds.flatMap((ground) => main.map((swatch) => distance(ground, swatch))));
  if (!Number.isFinite(nearest)) return 0;
  // Beyond that the farther the better, a little.
  return DEG_PER_CLASH * Math.min(1, Math.max(0, 1 - nearest / CLEARLY_OTHER)) - Math.min(4, 8 * nearest);
}

/** Distance in OKLab. */
function distance(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const chroma2 = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.sqrt((one.l - other.l) ** 2 + chroma2);
}

/** Degrees by which a set's room is too large or too small for a product; 0 within the factor two. */
function misfit(views: readonly PlateInfo[], longerM: number): number {
  const [view] = views;
  if (!view?.scaled) return 0;
  const [, top, , bottom] = view.placement_box;
  const octaves = Math.abs(Math.log2((bottom - top) / view.px_per_metre / longerM));
  return DEG_PER_OCTAVE * Math.max(0, octaves - 1);
}

function away({ pitch_deg }: PlateInfo, { pitchDeg }: PreparedProduct): number {
  return Math.abs(pitch_deg - pitchDeg);
}

function litFromOtherSide({ key_light_dir: [x] }: PlateInfo, { light }: PreparedProduct): boolean {
  return Math.abs(light.side) > LEAST_SIDE && Math.abs(x) > LEAST_LIGHT && Math.sign(light.side) !== Math.sign(x);
}
