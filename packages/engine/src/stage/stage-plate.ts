import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { PlateInfo } from '@vitrine/scenes';
import type { ChosenSet } from './choose-set.ts';
import { loadPlate, type LoadedPlate } from './load-plate.ts';
import { invert, matrixOf, multiply, type Matrix3 } from '../pixels/matrix.ts';
import { mirrorPlate } from './mirror-plate.ts';
import { mapPair } from '../pixels/tuples.ts';
import type { Frame, Layer, UnitPoint } from '../page/picture.ts';
import { luminance } from '../pixels/colour.ts';
import type { KeyLight, KeyMap, Stage } from './stage.ts';

/** How the plate is framed: `zoom` 1 shows as much as fits the frame; the anchor is placed as near to `anchorAt` as possible. */
export interface PlateView {
  zoom?: number;
  anchorAt: UnitPoint;
}

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Units per plate pixel. */
  scale: number;
}

/** Puts a photographed set into the frame. The crop never leaves the plate, so `anchorAt` may be met only approximately. */
export async function stagePlate({ name, mirrored }: ChosenSet, frame: Frame, view: PlateView): Promise<Stage> {
  const loaded = await loadPlate(name);
  const info = mirrored ? mirrorPlate(loaded.plate.info) : loaded.plate.info;
  const crop = cropOf(info, frame, view);
  const toUnits: Matrix3 = [crop.scale, 0, -crop.left * crop.scale, 0, crop.scale, -crop.top * crop.scale, 0, 0, 1];
  const floorToFrame = multiply(toUnits, matrixOf(info.H_floor_to_image));
  return {
    frame,
    backdrop: [plateLayer(loaded, crop, mirrored)],
    floorToFrame,
    frameToFloor: invert(floorToFrame),
    pitchDeg: info.pitch_deg,
    anchor: {
      x: (info.anchor_px[0] - crop.left) * crop.scale,
      y: (info.anchor_px[1] - crop.top) * crop.scale,
    },
    unitsPerMetre: info.px_per_metre * crop.scale,
    scaled: info.scaled,
    horizon: Math.max(0, (info.horizon_y - crop.top) * crop.scale),
    light: lightOf(info),
    probe: info.probe,
    keyMap: loaded.keyMap && cropKeyMap(loaded.keyMap, crop, info.size, mirrored),
    floorLevel: floorLevelOf(loaded),
    reflection: { share: info.reflection, blur: info.reflection_blur_px * crop.scale },
    supportRadius: info.support?.radius ?? null,
    white: whiteOf(info),
  };
}

function lightOf(info: PlateInfo): KeyLight {
  return {
    direction: info.key_light_dir,
    color: info.key_color,
    fill: info.fill_color,
    softnessDeg: info.shadow_softness_deg,
    strength: Math.min(0.92, info.shadow_strength * 1.28),
    shadowTint: info.shadow_tint,
    contact: info.ambient_ao,
  };
}

function cropOf(info: PlateInfo, frame: Frame, { zoom = 1, anchorAt }: PlateView): Crop {
  const [plateWidth, plateHeight] = info.size;
  const scale = Math.max(frame.width / plateWidth, frame.height / plateHeight) * Math.max(1, zoom);
  const [width, height] = [frame.width / scale, frame.height / scale];
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const [x, y] = info.anchor_px;
  return {
    left: clamp(x - anchorAt.x / scale, plateWidth - width),
    top: clamp(y - anchorAt.y / scale, plateHeight - height),
    width,
    height,
    scale,
  };
}

function plateLayer({ image, plate }: LoadedPlate, crop: Crop, mirrored: boolean): Layer {
  const perInfoPixel = image.width / plate.info.size[0];
  const left = mirrored ? plate.info.size[0] - crop.left - crop.width : crop.left;
  return {
    name: `plate ${plate.name}`,
    isEndless: true,
    extent: {
      x: -crop.left * crop.scale,
      y: -crop.top * crop.scale,
      w: plate.info.size[0] * crop.scale,
      h: plate.info.size[1] * crop.scale,
    },
    draw({ ctx, frame, window }) {
      if (window) {
        drawAround(ctx, image, { crop, mirrored, perInfoPixel });
        return;
      }
      ctx.imageSmoothingQuality = 'high';
      if (mirrored) {
        ctx.translate(frame.width, 0);
        ctx.scale(-1, 1);
      }
      const [x = 0, y = 0, w = 0, h = 0] = [left, crop.top, crop.width, crop.height].map((v) => v * perInfoPixel);
      ctx.drawImage(image, x, y, w, h, 0, 0, frame.width, frame.height);
    },
  };
}

/** How far the mirrored copies overlap the plate. */
const OVERLAP_PX = 2;

interface Laid {
  crop: Crop;
  mirrored: boolean;
  perInfoPixel: number;
}

/** The whole plate where its crop lies in the frame; beyond its edges the plate continues mirrored, so that no edge pixels are stretched. */
function drawAround(ctx: SKRSContext2D, image: Image, laid: Laid): void {
  const { crop, mirrored, perInfoPixel } = laid;
  const [w, h] = mapPair([image.width, image.height], (side) => (side / perInfoPixel) * crop.scale);
  ctx.imageSmoothingQuality = 'high';
  const { a: pxPerUnit } = ctx.getTransform();
  const tiles = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const));
  // The plate itself is drawn last, over the seams of the mirrored copies.
  for (const [row, column] of tiles.toSorted(([r, c], [s, d]) => s * s + d * d - r * r - c * c)) {
    const over = row === 0 && column === 0 ? 0 : OVERLAP_PX / Math.abs(pxPerUnit);
    const [x, y] = [column * w - crop.left * crop.scale, row * h - crop.top * crop.scale];
    const [flipX, flipY] = [mirrored !== (column !== 0), row !== 0];
    ctx.save();
    ctx.translate(flipX ? x + w : x, flipY ? y + h : y);
    ctx.scale(flipX ? -1 : 1, flipY ? -1 : 1);
    ctx.drawImage(image, -over, -over, w + 2 * over, h + 2 * over);
    ctx.restore();
  }
}

function cropKeyMap(map: KeyMap, crop: Crop, size: readonly [number, number], mirrored: boolean): KeyMap {
  const [width, height] = [256, Math.max(1, Math.round((256 * crop.height) / crop.width))];
  const columns = new Int32Array(width);
  for (let i = 0; i < width; i++) {
    const x = (crop.left + ((i + 0.5) / width) * crop.width) / size[0];
    columns[i] = Math.min(map.width - 1, Math.floor((mirrored ? 1 - x : x) * map.width));
  }
  const values = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    const y = (crop.top + ((j + 0.5) / height) * crop.height) / size[1];
    const row = Math.floor(y * map.height) * map.width;
    for (let i = 0; i < width; i++) values[j * width + i] = map.values[row + columns[i]!] ?? 1;
  }
  return { values, width, height };
}

/** Side of the reduced floor around the anchor in pixels, and half the width of the sampled area, metres. */
const [FLOOR_PX, FLOOR_M] = [12, 0.12];

/** Level of the fully lit floor: most sets cast shadows of their own on it, and the shadow darkens the other places. */
function floorLevelOf({ image, plate: { info } }: LoadedPlate): number {
  const ctx = createCanvas(FLOOR_PX, FLOOR_PX).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  const perPixel = image.width / info.size[0];
  const half = FLOOR_M * info.px_per_metre * perPixel;
  const [x, y] = [info.anchor_px[0] * perPixel, info.anchor_px[1] * perPixel];
  ctx.drawImage(image, x - half, y - half / 2, 2 * half, half, 0, 0, FLOOR_PX, FLOOR_PX);
  const { data } = ctx.getImageData(0, 0, FLOOR_PX, FLOOR_PX);
  const levels = Float32Array.from({ length: FLOOR_PX ** 2 }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  }).toSorted();
  return levels[Math.floor(0.7 * levels.length)] ?? 0.5;
}

/** A matt ball of albedo 0.8 measured the luminance of white; glossy white is slightly brighter. */
function whiteOf({ probe: { front, left, right, up } }: PlateInfo): number {
  const brightest = Math.max(...[front, left, right, up].map((c) => luminance(c)));
  return Math.min(0.92, Math.max(0.12, 0.6 * luminance(front) + 0.5 * brightest));
}
