import { loadPlate, type LoadedPlate } from './load-plate.ts';
import { invert, matrixOf, multiply, type Matrix3 } from './matrix.ts';
import type { Frame, Layer, UnitPoint } from './picture.ts';
import { luminance, LINEAR_OF, type Linear } from './colour.ts';
import { rasterOf, resized } from './rasters.ts';
import type { KeyMap, Stage } from './stage.ts';

/** How the plate is framed: `zoom` 1 shows as much as the frame can hold; the anchor comes to lie near `anchorAt`. */
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

/** Puts a photographed set into the frame. The crop never leaves the plate, so `anchorAt` may be met only nearly. */
export async function stagePlate(name: string, frame: Frame, view: PlateView): Promise<Stage> {
  const loaded = await loadPlate(name);
  const { info } = loaded.plate;
  const crop = cropOf(loaded, frame, view);
  const toUnits: Matrix3 = [crop.scale, 0, -crop.left * crop.scale, 0, crop.scale, -crop.top * crop.scale, 0, 0, 1];
  const floorToFrame = multiply(toUnits, matrixOf(info.H_floor_to_image));
  return {
    frame,
    backdrop: [plateLayer(loaded, crop)],
    floorToFrame,
    frameToFloor: invert(floorToFrame),
    pitchDeg: info.pitch_deg,
    anchor: {
      x: (info.anchor_px[0] - crop.left) * crop.scale,
      y: (info.anchor_px[1] - crop.top) * crop.scale,
    },
    unitsPerMetre: info.px_per_metre * crop.scale,
    horizon: Math.max(0, (info.horizon_y - crop.top) * crop.scale),
    light: {
      direction: info.key_light_dir,
      color: info.key_color,
      fill: info.fill_color,
      softnessDeg: info.shadow_softness_deg,
      strength: Math.min(0.92, info.shadow_strength * 1.28),
      shadowTint: info.shadow_tint,
      contact: info.ambient_ao,
    },
    keyMap: loaded.keyMap && cropKeyMap(loaded.keyMap, crop, info.size),
    reflection: { share: info.reflection, blur: info.reflection_blur_px * crop.scale },
    supportRadius: info.support?.radius ?? null,
    white: whiteOf(loaded),
  };
}

function cropOf({ plate }: LoadedPlate, frame: Frame, { zoom = 1, anchorAt }: PlateView): Crop {
  const [plateWidth, plateHeight] = plate.info.size;
  const scale = Math.max(frame.width / plateWidth, frame.height / plateHeight) * Math.max(1, zoom);
  const [width, height] = [frame.width / scale, frame.height / scale];
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const [x, y] = plate.info.anchor_px;
  return {
    left: clamp(x - anchorAt.x / scale, plateWidth - width),
    top: clamp(y - anchorAt.y / scale, plateHeight - height),
    width,
    height,
    scale,
  };
}

function plateLayer({ image, plate }: LoadedPlate, crop: Crop): Layer {
  const perInfoPixel = image.width / plate.info.size[0];
  return {
    name: `plate ${plate.name}`,
    draw({ ctx, frame }) {
      ctx.imageSmoothingQuality = 'medium';
      const [x, y, w, h] = [crop.left, crop.top, crop.width, crop.height].map((v) => v * perInfoPixel);
      ctx.drawImage(image, x ?? 0, y ?? 0, w ?? 0, h ?? 0, 0, 0, frame.width, frame.height);
    },
  };
}

function cropKeyMap(map: KeyMap, crop: Crop, size: readonly [number, number]): KeyMap {
  const [width, height] = [256, Math.max(1, Math.round((256 * crop.height) / crop.width))];
  const values = Float32Array.from({ length: width * height }, (_, i) => {
    const x = (crop.left + (((i % width) + 0.5) / width) * crop.width) / size[0];
    const y = (crop.top + ((Math.floor(i / width) + 0.5) / height) * crop.height) / size[1];
    return map.values[Math.floor(y * map.height) * map.width + Math.floor(x * map.width)] ?? 1;
  });
  return { values, width, height };
}

/** Luminance a white thing has on this set: near the brightest of its lower half. */
function whiteOf({ image }: LoadedPlate): number {
  const { data } = rasterOf(resized(image, 64, 64));
  const values = Array.from({ length: 32 * 64 }, (_, i) => {
    const at = (channel: number): number => LINEAR_OF[data[(i + 32 * 64) * 4 + channel] ?? 0] ?? 0;
    return luminance([at(0), at(1), at(2)] satisfies Linear);
  }).toSorted((a, b) => a - b);
  return Math.min(0.88, Math.max(0.5, 0.95 * (values[Math.floor(values.length * 0.95)] ?? 0.7), 0.62));
}
