import { plates, type PlateRole } from '@vitrine/scenes';
import { type MeasuredSet, nearerFor } from './believe-size.ts';
import { chooseSet, type ChosenSet, countSets, type SetWish } from './choose-set.ts';
import type { Frame } from '../page/picture.ts';
import type { RecipeContext } from './recipe.ts';
import { stagePlate, type PlateView } from './stage-plate.ts';
import type { Stage } from './stage.ts';

/**
 * Roles whose sets are rooms, slabs of stone and small stages, on which things stand; and which ground from above, or from half above, each has for what
 * was seen from there: pictures of one job take turns.
 */
const UPRIGHT: ReadonlyMap<PlateRole, number> = new Map([
  ['lifestyle', 0],
  ['podium', 4],
  ['snapshot', 6],
  ['studio', 3],
]);

export interface SetView extends PlateView {
  /** Which of the fitting sets: pictures of one job stand in different ones. */
  nth?: number;
  /** Units the product may take in height; when given, the camera comes nearer for a small product. */
  room?: number;
}

/**
 * What a style wishes of a set for the product: what lies is shown on ground that is seen from above, what is low and was seen from half above on
 * ground that is seen from there.
 */
function wishOf(
  { main, category, kind, longerM, scene }: RecipeContext,
  role: PlateRole,
  nth: number,
): SetWish & { lies: boolean } {
  // A shirt does not stand on a table: it lies or hangs before a plain ground.
  const lies = UPRIGHT.has(role) && main.lies === true;
  const isHalfAbove = UPRIGHT.has(role) && !lies && main.isLow === true && !main.isCutOff;
  const own = lies || isHalfAbove ? nth + (UPRIGHT.get(role) ?? 0) : nth;
  const seen = lies ? 'flat_lay' : isHalfAbove ? 'half_above' : role;
  return { role: seen, category, kind, longerM, nth: own, further: scene.by, lies };
}

/** How many sets further on than the one that fits best is looked for another. */
const MOST_FURTHER = 6;

/**
 * Turns for several windows of one picture, so that no two show one set or sets of one family: three woods look like one. 0 where there is no
 * other.
 */
export function turnsApart(context: RecipeContext, windows: readonly { role: PlateRole; nth: number }[]): number[] {
  const seen = new Set<string>();
  return windows.map(({ role, nth }) => {
    const nameAt = (other: number): string =>
      chooseSet(context.main, wishOf({ ...context, scene: { by: context.scene.by + other, of: 1 } }, role, nth)).name;
    const familyAt = (other: number): string => nameAt(other).split('_')[0] ?? '';
    const turns = Array.from({ length: MOST_FURTHER }, (_, other) => other);
    const turn =
      turns.find((other) => !seen.has(familyAt(other))) ?? turns.find((other) => !seen.has(nameAt(other))) ?? 0;
    seen.add(familyAt(turn)).add(nameAt(turn));
    return turn;
  });
}

/** The set with this role that fits the product best, in the picture's frame. */
export async function stageSet(
  context: RecipeContext,
  role: PlateRole,
  { nth = 0, room, zoom = 1, anchorAt }: SetView,
): Promise<Stage> {
  const { main, longerM, frame, scene } = context;
  const { lies, ...wish } = wishOf(context, role, nth);
  const count = countSets(main, wish);
  if (count > scene.of) {
    scene.of = count;
    scene.sets = () => Array.from({ length: count }, (_, further) => chooseSet(main, { ...wish, further }));
  }
  const set = chooseSet(main, wish);
  const nearer = room ? nearerFor(measureSet(set, frame, zoom), main, longerM, room) : 1;
  const stage = await stagePlate(set, frame, { zoom: zoom * nearer, anchorAt });
  // There is no floor to keep to: it lies where the picture wants it, and on a ground without an end it stands there.
  if (lies) return { ...stage, anchor: anchorAt, isLying: true };
  return wish.role === 'half_above' ? { ...stage, anchor: anchorAt } : stage;
}

/** How large the set's things are in the frame before it is staged. */
function measureSet({ name }: ChosenSet, frame: Frame, zoom: number): MeasuredSet {
  const info = plates.get(name)?.info;
  if (!info) throw new RangeError(`No plate ${name}`);
  const [width, height] = info.size;
  const unitsPerPixel = Math.max(frame.width / width, frame.height / height) * zoom;
  return { unitsPerMetre: info.px_per_metre * unitsPerPixel, scaled: info.scaled, onFloor: info.ground === 'floor' };
}
