import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const platesFolder = join(import.meta.dirname, 'plates');
const samplesFolder = join(import.meta.dirname, 'samples');
const dressingsFolder = join(import.meta.dirname, 'dressings');
const showcaseFolder = join(import.meta.dirname, 'showcase');

type Vector2 = readonly [number, number];
type Vector3 = readonly [number, number, number];

/** Possible uses of a scene. */
export type PlateRole = 'lifestyle' | 'studio' | 'podium' | 'luxury' | 'flat_lay' | 'half_above' | 'snapshot';

/** Metadata of a scene, written by the script that rendered it: metres, Z up, pixels from the top left. */
export interface PlateInfo {
  name: string;
  /** The scene that this is a view of. */
  set: string;
  /** Pitch of the camera: about 9°, 26°, 40° and straight down. */
  view: 'low' | 'mid' | 'high' | 'top';
  roles: readonly PlateRole[];
  /** Ids of matching categories; none: for products whose room it is or, without a scale, for any. */
  categories: readonly string[];
  /** The scene contains objects of known size, so `px_per_metre` is valid. */
  scaled: boolean;
  /** The surface for the product; without a scale any product fits. */
  ground: 'table' | 'floor' | 'ground' | 'any';
  /** `#rrggbb`, by share. */
  palette: readonly string[];
  /**
   * Linear display colour of a matt ball of albedo 0.8 at the anchor, where its surface faces the camera and where it leans 60°
   * to the left, to the right and upwards from that.
   */
  probe: Readonly<Record<'front' | 'left' | 'right' | 'up', Vector3>>;
  /** Pixels of the rendered picture; everything in `_px` below counts in these. */
  size: Vector2;
  pitch_deg: number;
  horizon_y: number;
  H_floor_to_image: readonly Vector3[];
  H_image_to_floor: readonly Vector3[];
  /** Position of a product: on the floor in metres, and in the picture. */
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
  /** Fraction of light that the floor reflects, 0–1. */
  reflection: number;
  reflection_blur_px: number;
  /** The floor ends at its support's edge. */
  support?: { shape: 'disc'; center: Vector2; radius: number };
}

/** An empty scene: the picture, its key light's mask (white = lit), and its metadata. */
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

/** Metadata of a dressing: pixels from the top left of its picture. */
export interface DressingInfo {
  name: string;
  size: Vector2;
  pitch_deg: number;
  /** Middle of its base. */
  anchor_px: Vector2;
  /** At the anchor. */
  px_per_metre: number;
  /** Corners of printable faces, from the top left, clockwise in reading position. */
  faces: Readonly<Record<string, readonly Vector2[]>>;
  /** Meaning of the red, green and blue masks. */
  masks: readonly string[];
}

/** A decoration around a product on a sweep: a rendered picture with alpha, including its own shadow. */
export interface Dressing {
  name: string;
  imagePath: string;
  /** White where a colour is applied; null: it keeps its own. */
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

/** Every plate by name, `marble_hi` for `plates/plate_marble_hi.*`: adding its files adds a plate. */
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

/** A public sample product: the photo, and the set that the engine made of it (`npm run showcase`). */
export interface Showpiece {
  id: string;
  /** Id of its category. */
  category: string;
  /** WebP, longer side 900 px. */
  originalPath: string;
  /** By style, in no order; WebP, longer side 640 px. */
  picturePaths: ReadonlyMap<string, string>;
}

/** In display order; `products.json` lists them for the web too. */
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
