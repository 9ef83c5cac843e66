import { plates, type PlateInfo, type PlateRole } from '@vitrine/scenes';
import type { Kind } from '../goods/kinds.ts';
import type { CategoryId } from '../identifiers.ts';
import { distanceOf, linearOfHex, oklchOf } from '../pixels/colour.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { isSpacious, maySuit, roomRank, spaciousRank } from './sets-of-rooms.ts';

/** A set chosen for a product: the plate's name, and whether it is used the other way round. */
export interface ChosenSet {
  name: string;
  /** Mirrored left to right, so that its light comes from the side from which the product was lit. */
  mirrored: boolean;
}

export interface SetWish {
  role: PlateRole;
  category: CategoryId | null;
  /** What the product is, where its description tells; its rooms come before those of the category. */
  kind?: Kind | null;
  /** Longer side of the product, metres: a chair does not stand on a counter. */
  longerM: number;
  /** Which of the fitting sets, best first: pictures of one job take different ones. Counts round. */
  nth?: number;
  /** How many sets further on than that one, through all that the product may stand in. Counts round. */
  further?: number;
}

/** A set whose room is twice too large or too small costs as much as 20°. */
const DEG_PER_OCTAVE = 20;
/** Degrees by which the nearest view of a set may be seen from another height than the photo was, and what each further one costs. */
const [VIEW_SLACK, COST_OF_VIEW] = [9, 0.8];
/** Distance in OKLab from which two colours do not clash, and what a set of just the product's colour costs. */
const CLEARLY_OTHER = 0.22;
const DEG_PER_CLASH = 30;
/** Sets that fit this little worse than the best do: one of like colours is better than the same room again, a foreign room is not. */
const SLACK_DEG = 38;
/** The next of a kind's own rooms, and a room that is only its category's. */
const DEG_PER_ROOM = 8;
const DEG_ELSEWHERE = 40;
/** The same of a plain ground for what lies: its pictures take turns between its home and those. */
const DEG_PLAIN = 20;
/**
 * Longer side of what a set can take, as shares of the height that it has for a product: less would be lost in it or drawn
 * far larger than it is, more does not stand on a table; on a floor the camera sees further.
 */
const LEAST_SHARE = 0.12;
const MOST_SHARE = { table: 1.6, floor: 2.2, ground: 2.2, any: Infinity };
/** The same of places for large things, in which nothing tells how large they are: a bus as well as a bicycle. */
const MOST_SPACIOUS = 3.5;
/** Width by height from which a thing hangs over the edges of a podium: a car on a saucer. */
const WIDE = 1.5;
/** What is larger than this does not stand on a small stage or on a slab of stone; what is smaller is not put down in a street. Metres. */
const LARGE_M = 0.6;
/** So many feet are legs, and stand further apart than a podium is wide. */
const LEGS = 3;
/** What is longer does not stand before a wall of plaster, metres. */
const WALL_M = 2;
/** The set in which a car stands: its wheel tells how large all else is, and what is no part of a car has no business there. */
const BESIDE_CAR = 'driveway';
/** What is larger is no part of a car. */
const LARGEST_PART_M = 0.7;
/**
 * Categories in which things have every size and place: a wheel and a wax, a bass and a bead. What is not known there is shown in a studio, for a
 * wrong room is worse than none.
 */
const VARIED: ReadonlySet<CategoryId> = new Set(['crafts', 'automotive', 'garden', 'fitness']);
/** Where a room is looked for and none is known, a bare sweep comes after grounds that have something of a place: degrees. */
const DEG_BARE = 15;
/** Of neutral grounds a snapshot takes one further on, so that it does not show the lifestyle picture again. */
const SNAPSHOT_FURTHER = 3;
/** The same of what a podium does not carry, so that it is not shown where the others are. */
const PODIUM_FURTHER = 2;
/** A photo whose sides differ by less says nothing of where its light came from. */
const LEAST_SIDE = 0.06;
const LEAST_LIGHT = 0.25;

/** Chooses where a product is shown: a set of its kind, else of its category, of its size, seen from about as high as it was photographed. */
export function chooseSet(product: PreparedProduct, wish: SetWish): ChosenSet {
  const { nth = 0, further = 0 } = wish;
  const rated = rateSets(product, wish);
  const best = rated[0]?.cost ?? 0;
  const fitting = rated.filter(({ cost }) => cost <= best + SLACK_DEG);
  const isElsewhere = wish.role === 'snapshot' && fitting.every(({ views: [view] }) => !view?.scaled);
  const isOffPodium = wish.role === 'podium' && !fitting.some(({ views: [view] }) => view?.roles.includes('podium'));
  const own = fitting[(nth + (isElsewhere ? SNAPSHOT_FURTHER : isOffPodium ? PODIUM_FURTHER : 0)) % fitting.length];
  if (!own) throw new RangeError(`No plate has the role ${wish.role}`);
  const { views: set } = [own, ...rated.filter((one) => one !== own)][further % rated.length] ?? own;
  const view = set.toSorted((one, other) => away(one, product) - away(other, product))[0];
  if (!view) throw new RangeError('A set has a view');
  return { name: view.name.replace(/^plate_/u, ''), mirrored: litFromOtherSide(view, product) };
}

/** Sets that a product may stand in, as far as they are told apart by `further`. */
export const countSets = (product: PreparedProduct, wish: SetWish): number => rateSets(product, wish).length;

/** Whether a role's sets are grounds without a room behind them: seen from above or from half above. */
const isGround = (role: PlateRole): boolean => role === 'flat_lay' || role === 'half_above';

interface RatedSet {
  /** All views of the set. */
  views: PlateInfo[];
  /** Degrees by which it fits worse than a perfect one. */
  cost: number;
}

/** Sets with the role in which the product may be, best fitting first: neutral ones where it has no home among them, and behind a single one. */
function rateSets(product: PreparedProduct, wish: SetWish): RatedSet[] {
  const infos = [...plates.values()].map(({ info }) => info).filter((info) => carries(info, product, wish));
  const homes = infos.filter(
    (info) => info.roles.includes(wish.role) && isHome(info, wish) && takes(info, wish.longerM),
  );
  const lies = isGround(wish.role);
  const isAlone = lies || new Set(homes.map(({ set }) => set)).size < 2;
  const bySet = Map.groupBy(isAlone ? [...homes, ...neutralSets(infos, wish)] : homes, ({ set }) => set);
  return [...bySet.values()]
    .map((views) => ({
      views,
      cost:
        misfit(views, wish.longerM) +
        (lies ? 0 : COST_OF_VIEW * Math.max(0, Math.min(...views.map((view) => away(view, product))) - VIEW_SLACK)) +
        clash(views, product) +
        distanceFromHome(views, wish) +
        bareness(views, wish) +
        (homes.length > 0 && !views[0]?.scaled ? (lies ? DEG_PLAIN : DEG_ELSEWHERE) : 0),
    }))
    .toSorted((one, other) => one.cost - other.cost);
}

/** Whether the product belongs there: by its kind, else by its category. Who knows neither is at home nowhere. */
function isHome(info: PlateInfo, { category, kind, longerM }: SetWish): boolean {
  if (!info.scaled) return false;
  const sort = kind?.category ?? category;
  // In the street: for what goes with a car, and for what is as large as a bicycle.
  if (info.ground === 'ground' && longerM < LARGE_M && sort !== 'automotive') return false;
  // Beside a car's wheel: for what goes with a car and is no vehicle itself.
  if (info.set === BESIDE_CAR && (sort !== 'automotive' || longerM > LARGEST_PART_M)) return false;
  if (kind && !maySuit(info, kind)) return false;
  if (spaciousRank(info, sort, longerM) >= 0) return true;
  if (!kind) return category !== null && !VARIED.has(category) && info.categories.includes(category);
  return roomRank(info, kind) >= 0 || (hasRoom(kind) && info.categories.includes(category ?? kind.category));
}

const roomed = new Map<string, boolean>();

/** Whether one of a kind's own rooms is among the sets: what has none, a bathtub, stands in a studio and not on a sitting-room's rug. */
function hasRoom(kind: Kind): boolean {
  const known = roomed.get(kind.id);
  if (known !== undefined) return known;
  const has = [...plates.values()].some(({ info }) => info.scaled && roomRank(info, kind) >= 0 && maySuit(info, kind));
  roomed.set(kind.id, has);
  return has;
}

/**
 * A podium carries what is neither wider than it nor lies flat nor lives on a floor, whatever picture it is for; a table seen from above
 * what lies: what stands is shown as prints, which hide a table and what lies about on it.
 */
function carries(
  { support, scaled, view }: PlateInfo,
  { aspect, isLow, lies, standing, feet, isCutAbove, cutBeside }: PreparedProduct,
  { longerM, kind }: SetWish,
): boolean {
  if (scaled && view === 'top' && lies !== true) return false;
  const isStage = support !== undefined;
  // A cord would hang over the podium's rim, legs stand beside it, and what is cut off above or at a side goes on to the picture's edge.
  const isSteady = standing === undefined && feet.length < LEGS && isCutAbove !== true && !cutBeside;
  const mayStand = aspect < WIDE && isLow !== true && isSteady;
  return !isStage || (mayStand && longerM < LARGE_M && kind?.lives !== 'floor');
}

function takes(info: PlateInfo, longerM: number): boolean {
  const { scaled, ground } = info;
  const share = longerM / heightOf(info);
  return !scaled || (share >= LEAST_SHARE && share <= (isSpacious(info) ? MOST_SPACIOUS : MOST_SHARE[ground]));
}

/** Height that a set has for a product, metres. */
const heightOf = ({ placement_box: [, top, , bottom], px_per_metre }: PlateInfo): number =>
  (bottom - top) / px_per_metre;

/** Sets without a room and a scale; what has the role first. */
function neutralSets(infos: readonly PlateInfo[], { role, longerM }: SetWish): PlateInfo[] {
  const neutral = infos.filter(({ scaled, view }) => !scaled && (view === 'top') === (role === 'flat_lay'));
  const own = neutral.filter(({ roles }) => roles.includes(role));
  const studios = neutral.filter(({ roles, support }) => roles.includes('studio') && !support);
  // A bus on a slab of marble is a toy: what is large stands on paper alone, and before a plastered wall as long as that is higher.
  if (longerM >= LARGE_M && !isGround(role)) {
    return studios.filter(({ set }) => set.startsWith('sweep') || (longerM < WALL_M && set.startsWith('plaster')));
  }
  return own.length > 0 ? own : studios;
}

function distanceFromHome([view]: readonly PlateInfo[], { kind, category, longerM }: SetWish): number {
  if (!view?.scaled) return 0;
  const space = spaciousRank(view, kind?.category ?? category, longerM);
  if (!kind) return DEG_PER_ROOM * Math.max(0, space);
  const rank = roomRank(view, kind);
  if (rank >= 0) return DEG_PER_ROOM * rank;
  return space < 0 ? DEG_ELSEWHERE : DEG_PER_ROOM * (1 + space);
}

function bareness([view]: readonly PlateInfo[], { role }: SetWish): number {
  return (role === 'lifestyle' || role === 'snapshot') && view?.set.startsWith('sweep') ? DEG_BARE : 0;
}

/** Degrees that it costs when a set has the product's own colours: what stands before itself is not seen. */
function clash([view]: readonly PlateInfo[], { palette }: PreparedProduct): number {
  const grounds = (view?.palette ?? []).slice(0, 2).map((hex) => oklchOf(linearOfHex(hex)));
  const main = palette.swatches.filter(({ share }) => share > 0.2);
  const nearest = Math.min(...grounds.flatMap((ground) => main.map((swatch) => distanceOf(ground, swatch))));
  if (!Number.isFinite(nearest)) return 0;
  // Beyond that the farther the better, a little.
  return DEG_PER_CLASH * Math.min(1, Math.max(0, 1 - nearest / CLEARLY_OTHER)) - Math.min(4, 8 * nearest);
}

/** Degrees by which a set's room is too large or too small for a product; 0 within the factor two. */
function misfit(views: readonly PlateInfo[], longerM: number): number {
  const [view] = views;
  if (!view?.scaled) return 0;
  const octaves = Math.abs(Math.log2(heightOf(view) / longerM));
  return DEG_PER_OCTAVE * Math.max(0, octaves - 1);
}

function away({ pitch_deg }: PlateInfo, { pitchDeg }: PreparedProduct): number {
  return Math.abs(pitch_deg - pitchDeg);
}

function litFromOtherSide({ key_light_dir: [x] }: PlateInfo, { light }: PreparedProduct): boolean {
  return Math.abs(light.side) > LEAST_SIDE && Math.abs(x) > LEAST_LIGHT && Math.sign(light.side) !== Math.sign(x);
}
