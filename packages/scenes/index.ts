import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const platesFolder = join(import.meta.dirname, 'plates');
const samplesFolder = join(import.meta.dirname, 'samples');
const dressingsFolder = join(import.meta.dirname, 'dressings');
const showcaseFolder = join(import.meta.dirname, 'showcase');

type Vector2 = readonly [number, number];
type Vector3 = readonly [number, number, number];

/** What a set can be used for. */
export type PlateRole = 'lifestyle' | 'studio' | 'podium' | 'luxury' | 'flat_lay' | 'half_above' | 'snapshot';

/** What the set knows about itself, written by the script that rendered it: metres, Z up, pixels from the top left. */
export interface PlateInfo {
  name: string;
  /** The set this is a view of. */
  set: string;
  /** Pitch of the camera: about 9°, 26°, 40° and straight down. */
  view: 'low' | 'mid' | 'high' | 'top';
  roles: readonly PlateRole[];
  /** Ids of the categories it is a home for; none: for goods whose room it is, or, without a scale, for anything. */
  categories: readonly string[];
  /** The set has things of known size in it, so that `px_per_metre` counts. */
  scaled: boolean;
  /** What a product stands or lies on there; where nothing tells the scale it may be anything. */
  ground: 'table' | 'floor' | 'ground' | 'any';
  /** `#rrggbb`, by share. */
  palette: readonly string[];
  /**
   * Linear display colour of a matt ball of albedo 0.8 standing at the anchor, where its surface looks to the camera and
   * where it leans 60° to the left, to the right and upwards from that.
   */
  probe: Readonly<Record<'front' | 'left' | 'right' | 'up', Vector3>>;
  /** Pixels of the rendered picture; everything in `_px` below counts in these. */
  size: Vector2;
  pitch_deg: number;
  horizon_y: number;
  H_floor_to_image: readonly Vector3[];
  H_image_to_floor: readonly Vector3[];
  /** Where a product stands: on the floor in metres, and in the picture. */
  anchor_world: Vector3;
  anchor_px: Vector2;
  /** left, top, right, bottom. */
  placement_box: readonly [number, number, number, number];
  /** At the anchor. */
  px_per_metre: number;
  /** Unit vector towards the key light. */
  key_light_dir: Vector3;
  key_color: Vector3;
  fill_color: Vector3;
  /** 0–1. */
  shadow_strength: number;
  /** Full opening angle of the key light as the product sees it. */
  shadow_softness_deg: number;
  shadow_tint: Vector3;
  ambient_ao: number;
  /** Share of light the floor mirrors, 0–1. */
  reflection: number;
  reflection_blur_px: number;
  /** The floor ends where its support ends. */
  support?: { shape: 'disc'; center: Vector2; radius: number };
}

/** An empty set: the picture, where its key light falls (white = lit), and what it knows about itself. */
export interface Plate {
  name: string;
  imagePath: string;
  keyPath: string;
  info: PlateInfo;
}

/** A sample product: an amateur photo and its exact outline (white = product, same size). */
export interface Sample {
  name: string;
  photoPath: string;
  maskPath: string;
}

/** What a dressing knows about itself: pixels from the top left of its picture. */
export interface DressingInfo {
  name: string;
  size: Vector2;
  pitch_deg: number;
  /** Where the middle of what it stands on is. */
  anchor_px: Vector2;
  /** At the anchor. */
  px_per_metre: number;
  /** Corners of what may be printed on, from the top left, clockwise as it is read. */
  faces: Readonly<Record<string, readonly Vector2[]>>;
  /** What red, green and blue of the masks stand for. */
  masks: readonly string[];
}

/** What stands or lies around a product on a sweep: a rendered picture with alpha, its own shadow in it. */
export interface Dressing {
  name: string;
  imagePath: string;
  /** White where a colour is to go; null: it keeps its own. */
  masksPath: string | null;
  info: DressingInfo;
}

/** Every dressing by name, `gift` for `dressings/gift.*`. */
export const dressings: ReadonlyMap<string, Dressing> = new Map(
  readdirSync(dressingsFolder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readDressing(file.slice(0, -'.json'.length))),
);

/** Every plate by name, `marble_hi` for `plates/plate_marble_hi.*`: a plate is added by putting its files there. */
export const plates: ReadonlyMap<string, Plate> = new Map(
  readdirSync(platesFolder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readPlate(file.slice('plate_'.length, -'.json'.length))),
);

/** Every sample product by name. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  readdirSync(samplesFolder)
    .toSorted()
    .map((name) => [
      name,
      {
        name,
        photoPath: join(samplesFolder, name, 'photo.jpg'),
        maskPath: join(samplesFolder, name, 'mask.png'),
      },
    ]),
);

/** A sample product as the public sees it: the photo, and the set that the engine made of it (`npm run showcase`). */
export interface Showpiece {
  id: string;
  /** Id of its category. */
  category: string;
  /** WebP, longer side 900 px. */
  originalPath: string;
  /** By style, in no order; WebP, longer side 640 px. */
  picturePaths: ReadonlyMap<string, string>;
}

/** In the order in which they are shown; `products.json` names them for the web too. */
export const showcase: readonly Showpiece[] = (
  JSON.parse(readFileSync(join(showcaseFolder, 'products.json'), 'utf8')) as { id: string; category: string }[]
).map(({ id, category }) => ({
  id,
  category,
  originalPath: join(showcaseFolder, id, 'original.webp'),
  picturePaths: new Map(
    readdirSync(join(showcaseFolder, id))
      .filter((file) => file.endsWith('.webp') && file !== 'original.webp')
      .map((file) => [file.slice(0, -'.webp'.length), join(showcaseFolder, id, file)]),
  ),
}));

function readDressing(name: string): [string, Dressing] {
  const stem = join(dressingsFolder, name);
  const info = JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as DressingInfo;
  const masksPath = info.masks.length > 0 ? `${stem}_masks.png` : null;
  return [name, { name, imagePath: `${stem}.webp`, masksPath, info }];
}

function readPlate(name: string): [string, Plate] {
  const stem = join(platesFolder, `plate_${name}`);
  const info = JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as PlateInfo;
  return [name, { name, imagePath: `${stem}.jpg`, keyPath: `${stem}_key.png`, info }];
}
