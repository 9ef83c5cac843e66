import { plates, type PlateInfo, type PlateRole } from '@vitrine/scenes';
import type { Kind } from '../goods/kinds.ts';
import type { CategoryId } from '../identifiers.ts';
import { distanceOf, linearOfHex, oklchOf } from '../pixels/colour.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';
import { isSpacious, maySuit, roomRank, spaciousRank } from './sets-of-rooms.ts';

/** A set chosen for a product: the plate's name, and whether it is mirrored. */
export interface ChosenSet {
  name: string;
  /** Mirrored left to right, so that its light comes from the side that the product was lit from. */
  mirrored: boolean;
}

export interface SetWish {
  role: PlateRole;
  category: CategoryId | null;
  /** The product's kind, if the description tells it; its rooms rank before those of the category. */
  kind?: Kind | null;
  /** Longer side of the product, metres: a chair does not stand on a counter. */
  longerM: number;
  /** Index among the fitting sets, best first: the pictures of one job take different ones. Wraps around. */
  nth?: number;
  /** How many sets further than that one, through all sets that suit the product. Wraps around. */
  further?: number;
}

/** A set that is two times too large or too small costs as much as 20°. */
const DEG_PER_OCTAVE = 20;
/** Degrees by which the camera height of a set's nearest view may differ from the photo's, and the cost of each further degree. */
const [VIEW_SLACK, COST_OF_VIEW] = [9, 0.8];
/** OKLab distance from which two colours do not clash, and the cost of a set in exactly the product's colour. */
const CLEARLY_OTHER = 0.22;
const DEG_PER_CLASH = 30;
/** Sets up to this much worse than the best one are used too: a set in similar colours is better than the same room again, a foreign room is not. */
const SLACK_DEG = 38;
/** Cost of the next of a kind's own rooms, and of a room that only suits its category. */
const DEG_PER_ROOM = 8;
const DEG_ELSEWHERE = 40;
/** The same for a plain background under a flat product: its pictures alternate between its own room and such backgrounds. */
const DEG_PLAIN = 20;
/**
 * Limits for the product's longer side, as shares of the height that the set has for a product. A smaller product would be lost or drawn far
 * too large, a larger one does not fit on a table; on a floor the camera sees further.
 */
const LEAST_SHARE = 0.12;
const MOST_SHARE = { table: 1.6, floor: 2.2, ground: 2.2, any: Infinity };
/** The same for places for large products, in which nothing shows the scale: for a bus as well as a bicycle. */
const MOST_SPACIOUS = 3.5;
/** Width ÷ height from which a product would overhang a podium: a car on a saucer. */
const WIDE = 1.5;
/** A larger product does not stand on a small stage or a stone slab; a smaller one is not placed in a street. Metres. */
const LARGE_M = 0.6;
/** From this many feet on they are legs, which stand further apart than a podium is wide. */
const LEGS = 3;
/** A longer product does not stand in front of a plaster wall, metres. */
const WALL_M = 2;
/** The set with a car: its wheel shows the scale of everything, and only car parts belong there. */
const BESIDE_CAR = 'driveway';
/** A larger product is not a car part. */
const LARGEST_PART_M = 0.7;
/**
 * Categories whose products have every size and place: a wheel and a wax, a bass and a bead. A product of unknown kind is shown in a studio
 * there, because a wrong room is worse than none.
 */
const VARIED: ReadonlySet<CategoryId> = new Set(['crafts', 'automotive', 'garden', 'fitness']);
/** Cost of a bare sweep when a room is wanted and none is known: backgrounds that suggest a place rank before it, degrees. */
const DEG_BARE = 15;
/** How many neutral backgrounds a snapshot skips, so that it does not repeat the lifestyle picture. */
const SNAPSHOT_FURTHER = 3;
/** The same for a product that no podium carries, so that it differs from the other pictures. */
const PODIUM_FURTHER = 2;
/** A smaller difference between a photo's sides says nothing about the direction of its light. */
const LEAST_SIDE = 0.06;
const LEAST_LIGHT = 0.25;

/** Chooses the set for a product: one for its kind, else its category, of its size, seen from about the height that the photo was taken from. */
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

/** Number of sets that suit the product, as far as `further` distinguishes them. */
export const countSets = (product: PreparedProduct, wish: SetWish): number => rateSets(product, wish).length;

/** Whether a role's sets are surfaces without a room behind them: seen from above or at an angle from above. */
const isGround = (role: PlateRole): boolean => role === 'flat_lay' || role === 'half_above';

interface RatedSet {
  /** All views of the set. */
  views: PlateInfo[];
  /** How much worse than a perfect set it is, in degrees. */
  cost: number;
}

/**
 * Sets with the role that suit the product, best first. Neutral sets are added if it has fewer than two suitable rooms, and always for
 * surfaces seen from above.
 */
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

/** Whether the product belongs there: by its kind, else by its category. Without either it belongs nowhere. */
function isHome(info: PlateInfo, { category, kind, longerM }: SetWish): boolean {
  if (!info.scaled) return false;
  const sort = kind?.category ?? category;
  // A street: for car accessories, and for products as large as a bicycle.
  if (info.ground === 'ground' && longerM < LARGE_M && sort !== 'automotive') return false;
  // Beside a car's wheel: for car accessories, but not for vehicles.
  if (info.set === BESIDE_CAR && (sort !== 'automotive' || longerM > LARGEST_PART_M)) return false;
  if (kind && !maySuit(info, kind)) return false;
  if (spaciousRank(info, sort, longerM) >= 0) return true;
  if (!kind) return category !== null && !VARIED.has(category) && info.categories.includes(category);
  return roomRank(info, kind) >= 0 || (hasRoom(kind) && info.categories.includes(category ?? kind.category));
}

const roomed = new Map<string, boolean>();

/** Whether one of a kind's own rooms is among the sets: a kind without one (a bathtub) stands in a studio and not on a living-room rug. */
function hasRoom(kind: Kind): boolean {
  const known = roomed.get(kind.id);
  if (known !== undefined) return known;
  const has = [...plates.values()].some(({ info }) => info.scaled && roomRank(info, kind) >= 0 && maySuit(info, kind));
  roomed.set(kind.id, has);
  return has;
}

/**
 * Whether a set can carry the product in any picture. A podium carries no product that is wider than it, lies flat or belongs on a floor. A
 * table seen from above carries flat products only: others are shown as prints, which would hide the table and the objects on it.
 */
function carries(
  { support, scaled, view }: PlateInfo,
  { aspect, isLow, lies, standing, feet, isCutAbove, cutBeside }: PreparedProduct,
  { longerM, kind }: SetWish,
): boolean {
  if (scaled && view === 'top' && lies !== true) return false;
  const isStage = support !== undefined;
  // A cord would hang over the podium's rim, legs would stand beside it, and a product cut off above or at a side continues to the picture's
  // edge.
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

/** Sets without a room and a scale: those with the role if there are any, else studios. */
function neutralSets(infos: readonly PlateInfo[], { role, longerM }: SetWish): PlateInfo[] {
  const neutral = infos.filter(({ scaled, view }) => !scaled && (view === 'top') === (role === 'flat_lay'));
  const own = neutral.filter(({ roles }) => roles.includes(role));
  const studios = neutral.filter(({ roles, support }) => roles.includes('studio') && !support);
  // A bus on a marble slab looks like a toy: a large product stands on paper only, or in front of a plaster wall if it is shorter than the
  // wall.
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

/** Cost in degrees of a set in the product's own colours: the product would not stand out. */
function clash([view]: readonly PlateInfo[], { palette }: PreparedProduct): number {
  const grounds = (view?.palette ?? []).slice(0, 2).map((hex) => oklchOf(linearOfHex(hex)));
  const main = palette.swatches.filter(({ share }) => share > 0.2);
  const nearest = Math.min(...grounds.flatMap((ground) => main.map((swatch) => distanceOf(ground, swatch))));
  if (!Number.isFinite(nearest)) return 0;
  // Beyond that distance, a larger one is slightly better.
  return DEG_PER_CLASH * Math.min(1, Math.max(0, 1 - nearest / CLEARLY_OTHER)) - Math.min(4, 8 * nearest);
}

/** Degrees by which a set is too large or too small for a product; 0 up to a factor of two. */
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
