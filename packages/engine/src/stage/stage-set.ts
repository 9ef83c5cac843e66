import { plates, type PlateRole } from '@vitrine/scenes';
import { type MeasuredSet, nearerFor } from './believe-size.ts';
import { chooseSet, type ChosenSet, countSets, type SetWish } from './choose-set.ts';
import type { Frame } from '../page/picture.ts';
import type { RecipeContext } from './recipe.ts';
import { stagePlate, type PlateView } from './stage-plate.ts';
import type { Stage } from './stage.ts';

/**
 * Roles whose sets are rooms, stone slabs and small stages on which products stand; the value is where each role starts among the surfaces
 * seen from above, so that the pictures of one job take different ones.
 */
const UPRIGHT: ReadonlyMap<PlateRole, number> = new Map([
  ['lifestyle', 0],
  ['podium', 4],
  ['snapshot', 6],
  ['studio', 3],
]);

export interface SetView extends PlateView {
  /** Index among the fitting sets: the pictures of one job use different ones. */
  nth?: number;
  /** Height available for the product, units; if given, the camera comes closer for a small product. */
  room?: number;
}

/**
 * The set that a style wants for the product: a flat product gets a surface seen from above, a low product photographed at an angle from
 * above gets a surface seen at that angle.
 */
function wishOf(
  { main, category, kind, longerM, scene }: RecipeContext,
  role: PlateRole,
  nth: number,
): SetWish & { lies: boolean } {
  // A shirt does not stand on a table: it lies flat or hangs against a plain background.
  const lies = UPRIGHT.has(role) && main.lies === true;
  const isHalfAbove = UPRIGHT.has(role) && !lies && main.isLow === true && !main.isCutOff;
  const own = lies || isHalfAbove ? nth + (UPRIGHT.get(role) ?? 0) : nth;
  const seen = lies ? 'flat_lay' : isHalfAbove ? 'half_above' : role;
  return { role: seen, category, kind, longerM, nth: own, further: scene.by, lies };
}

/** How many sets beyond the best one are tried. */
const MOST_FURTHER = 6;

/**
 * Offsets for several windows of one picture, so that no two show the same set or sets of one family: three woods look like one. 0 if there
 * is no other.
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
  // There is no floor position to keep: the product lies where the picture wants it, and on an endless surface it stands there.
  if (lies) return { ...stage, anchor: anchorAt, isLying: true };
  return wish.role === 'half_above' ? { ...stage, anchor: anchorAt } : stage;
}

/** Scale of the set in the frame before it is staged. */
function measureSet({ name }: ChosenSet, frame: Frame, zoom: number): MeasuredSet {
  const info = plates.get(name)?.info;
  if (!info) throw new RangeError(`No plate ${name}`);
  const [width, height] = info.size;
  const unitsPerPixel = Math.max(frame.width / width, frame.height / height) * zoom;
  return { unitsPerMetre: info.px_per_metre * unitsPerPixel, scaled: info.scaled, onFloor: info.ground === 'floor' };
}
