import { plates, type PlateInfo, type PlateRole } from '@vitrine/scenes';
import type { CategoryId } from '../identifiers.ts';
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
}

/** A view costs its distance from the photo's pitch; a set whose room is twice too large or too small costs as much as 20°. */
const DEG_PER_OCTAVE = 20;
/** Sets that fit this little worse than the best are as good. */
const SLACK_DEG = 10;
/** A photo whose sides differ by less says nothing of where its light came from. */
const LEAST_SIDE = 0.06;
const LEAST_LIGHT = 0.25;

/** Chooses where a product is shown: a set of its category, its size, seen from about as high as it was photographed. */
export function chooseSet(product: PreparedProduct, { role, category, longerM, nth = 0 }: SetWish): ChosenSet {
  const sets = fittingSets(role, category, longerM);
  const set = sets[nth % sets.length] ?? sets[0];
  if (!set) throw new RangeError(`No plate has the role ${role}`);
  const view = set.toSorted((one, other) => away(one, product) - away(other, product))[0] as PlateInfo;
  return { name: view.name.replace(/^plate_/u, ''), mirrored: litFromOtherSide(view, product) };
}

/** Sets with the role, each with all its views, those of the category first and then by how well the size fits. */
function fittingSets(role: PlateRole, category: CategoryId | null, longerM: number): PlateInfo[][] {
  const infos = [...plates.values()].map(({ info }) => info).filter(({ roles }) => roles.includes(role));
  const home = infos.filter(({ categories }) => category !== null && categories.includes(category));
  const neutral = infos.filter(({ categories }) => categories.length === 0);
  const bySet = Map.groupBy(home.length > 0 ? home : neutral.length > 0 ? neutral : infos, ({ set }) => set);
  const sets = [...bySet.values()].toSorted((one, other) => misfit(one, longerM) - misfit(other, longerM));
  const best = misfit(sets[0] ?? [], longerM);
  return sets.filter((views) => misfit(views, longerM) <= best + SLACK_DEG);
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
