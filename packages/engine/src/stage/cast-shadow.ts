import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import { blurField } from '../pixels/blur-field.ts';
import { project } from '../pixels/matrix.ts';
import type { Frame, Layer, UnitBox } from '../page/picture.ts';
import type { Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';
import { isHard, traceShadow, traceSky, type Grid } from './trace-shadow.ts';
import { touchLine } from './touch-line.ts';
import { underShade } from './under-shade.ts';

/** Number of decay lengths after which a contact shadow is not computed: e^-7 of it is invisible. */
const FAR = 7;

/** Light that always remains, linear: no shadow is black. */
const DARKEST = 0.02;
/**
 * Share of the light other than the key light that comes from the whole sky; the rest comes from lamps and windows that the product does not
 * block.
 */
const SKY_SHARE = 0.35;
/** The same in a room, where most of it comes from walls and ceiling. Fitted to rendered shadows (npm run bench:shadow). */
const ROOM_SHARE = 0.65;
/** Maximum share of the key light in the total light. */
const MOST_KEY = 0.92;

/**
 * Exponent that maps the remaining light to the picture: an encoded level is the 2.2nd root of light, but the tone curve of the sets (agx in
 * packages/scenes/blender/develop/tone.py) is flat in the highlights and steep in the shadows. Fitted to that curve at half the light.
 */
function steepnessOf({ floorLevel }: Stage): number {
  return floorLevel === null ? 1 / 2.2 : Math.max(0.14, 0.91 - 0.85 * floorLevel);
}

/** Share of the key light that is blocked where the whole sky is: under a hull between its wheels. Fitted to rendered shadows. */
const NEAR_KEY = 0.6;

/** Strength of the two shadows; 1 is the stage's own strength. */
export interface ShadowWish {
  cast?: number;
  contact?: number;
  /** The shadow fades to nothing over this many units towards the frame's edges, and away from the product. */
  edgeFade?: number;
}

/**
 * The product's shadows on the floor: the cast shadow of the key light, softer with distance and only where the light falls, and the contact
 * shadow. Computed per floor point at low resolution, drawn by multiplication.
 */
export function castShadow(stage: Stage, stand: Stand, wish: ShadowWish = {}): Layer {
  const box = reachOf(stage, stand);
  const touch = touchLine(stage, stand, wish.contact ?? 1);
  let canvas: Canvas | undefined;
  return {
    name: 'shadow',
    draw({ ctx }) {
      canvas ??= shadowCanvas(stage, stand, wish, box);
      ctx.globalCompositeOperation = 'multiply';
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(canvas, box.x, box.y, box.w, box.h);
      touch(ctx);
    },
  };
}

function shadowCanvas(stage: Stage, stand: Stand, wish: ShadowWish, box: UnitBox): Canvas {
  const perUnit = isHard(stage) ? 0.62 : 0.36;
  const grid = { width: Math.max(2, Math.ceil(box.w * perUnit)), height: Math.max(2, Math.ceil(box.h * perUnit)) };
  const canvas = createCanvas(grid.width, grid.height);
  const pixels = new ImageData(shadowPixels(stage, stand, wish, box, grid), grid.width, grid.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/** Opaque pixels to multiply with: white where there is no shadow. */
function shadowPixels(stage: Stage, stand: Stand, wish: ShadowWish, box: UnitBox, grid: Grid): Uint8ClampedArray {
  const { cast = 1, contact = 1 } = wish;
  const { fallen, occluded, keys } = shadowFields(stage, stand, wish, box, grid);
  // The light is sampled in few directions; blurring hides the steps between them.
  const soft = isHard(stage) ? fallen : blurField(fallen, grid.width, grid.height, 2.2);
  const tint = stage.light.shadowTint;
  const exponents = tint.map((v) => (1 + 0.35 * (1 - v / Math.max(...tint))) * steepnessOf(stage));
  const data = new Uint8ClampedArray(soft.length * 4).fill(255);
  soft.forEach((value, i) => {
    const key = keys[i] ?? 0;
    // The key light and all other light are blocked separately.
    const lost = key * Math.min(1, value * cast) + (1 - key) * Math.min(1, (occluded[i] ?? 0) * contact);
    const left = Math.max(DARKEST, 1 - lost);
    exponents.forEach((exponent, channel) => {
      data[i * 4 + channel] = 255 * left ** exponent;
    });
  });
  return data;
}

/** How much of the key light and of the sky is blocked at each grid point, 0–1. */
function shadowFields(
  stage: Stage,
  stand: Stand,
  wish: ShadowWish,
  box: UnitBox,
  grid: Grid,
): Record<'fallen' | 'occluded' | 'keys', Float32Array> {
  const fallen = new Float32Array(grid.width * grid.height);
  const occluded = new Float32Array(fallen.length);
  const keys = new Float32Array(fallen.length);
  const blocked = traceShadow(stage, stand, box, grid);
  const sky = traceSky(stage, stand, box, grid);
  const occlude = contactOcclusion(stage, stand);
  const under = underShade(stand);
  const skyShare = stage.scaled ? ROOM_SHARE : SKY_SHARE;
  const nearKey = stand.feet.length > 1 ? NEAR_KEY : 0;
  const underStrength = Math.min(1.2, stage.light.contact / 0.62);
  for (let i = 0; i < fallen.length; i++) {
    const [u, v] = [((i % grid.width) + 0.5) / grid.width, (Math.floor(i / grid.width) + 0.5) / grid.height];
    const [x, y] = [box.x + u * box.w, box.y + v * box.h];
    const floor = project(stage.frameToFloor, x, y);
    const share =
      fadeIn(u, v, box, stage.frame) * supportAt(stage, floor.x, floor.y) * nearAt(stage, stand, x, y, wish);
    if (share <= 0) continue;
    keys[i] = keyAt(stage, x, y);
    // The larger of the two: a dark base must not get a second dark disc.
    const near = Math.max(occlude(floor.x, floor.y), under(x, y) * underStrength);
    // Between feet, a part that nearly touches the floor also blocks the key light, even where a card of it would let light through.
    fallen[i] = share * Math.max(nearKey * Math.min(1, near), blocked(i % grid.width, Math.floor(i / grid.width)));
    occluded[i] = share * Math.max(near, skyShare * sky(i % grid.width, Math.floor(i / grid.width)));
  }
  return { fallen, occluded, keys };
}

/** The computed area fades out on every side that is not the frame's own edge. */
function fadeIn(u: number, v: number, box: UnitBox, frame: Frame): number {
  const left = box.x <= 0 ? 1 : ramp(u / 0.16);
  const right = box.x + box.w >= frame.width ? 1 : ramp((1 - u) / 0.16);
  const bottom = box.y + box.h >= frame.height ? 1 : ramp((1 - v) / 0.16);
  return left * right * bottom * ramp(v / 0.16);
}

/** The part of the frame that a shadow can reach. */
function reachOf({ frame, horizon, light }: Stage, { visible, feet }: Stand): UnitBox {
  const base = feet.reduce((lowest, foot) => Math.max(lowest, foot.front.y), 0);
  const spread = Math.min(
    2.2,
    0.5 + Math.hypot(light.direction[0], light.direction[1]) / Math.max(0.25, light.direction[2]),
  );
  const reach = visible.h * spread + 60;
  // Towards the light, only the shadow's softness extends.
  const near = 70 + visible.h * Math.tan(((light.softnessDeg / 2) * Math.PI) / 180) * 0.8;
  const left = Math.max(0, visible.x - (light.direction[0] > 0 ? reach : Math.min(reach, near)));
  const right = Math.min(frame.width, visible.x + visible.w + (light.direction[0] < 0 ? reach : Math.min(reach, near)));
  const top = Math.max(horizon + 2, base - reach * 0.8, 0);
  const bottom = Math.min(frame.height, base + Math.max(120, reach * (light.direction[1] > 0 ? 0.5 : 0.25)));
  return { x: left, y: top, w: Math.max(2, right - left), h: Math.max(2, bottom - top) };
}

/** Darkness near every foot: a tight line and a soft rim. The shares come from the first Python prototype of the sets. */
function contactOcclusion(stage: Stage, { feet }: Stand): (x: number, y: number) => number {
  const strength = stage.light.contact / 0.62;
  return (x, y) => {
    let kept = 1;
    for (const foot of feet) {
      const r = foot.radiusM;
      const away = Math.max(0, Math.hypot(x - foot.floorX, (y - foot.floorY) / foot.depth) - r * 0.97);
      const rim = 0.55 * r + 0.004;
      if (away > FAR * rim) continue;
      const dark = 0.66 * Math.exp(-away / (0.1 * r + 0.0015)) + 0.15 * Math.exp(-away / rim);
      kept *= 1 - Math.min(0.95, dark * strength);
    }
    return 1 - kept;
  };
}

/** Share of the key light in the light at a point. */
function keyAt({ keyMap, frame, light }: Stage, x: number, y: number): number {
  if (!keyMap) return light.strength;
  const column = Math.min(keyMap.width - 1, Math.max(0, Math.floor((x / frame.width) * keyMap.width)));
  const row = Math.min(keyMap.height - 1, Math.max(0, Math.floor((y / frame.height) * keyMap.height)));
  return Math.min(MOST_KEY, keyMap.values[row * keyMap.width + column] ?? 0);
}

function supportAt({ supportRadius }: Stage, x: number, y: number): number {
  if (supportRadius === null) return 1;
  return Math.min(1, Math.max(0, (supportRadius - 0.004 - Math.hypot(x, y)) / 0.004));
}

/** Fades the shadow where the background must stay white: near the frame's edges and far from the product. */
function nearAt(
  { frame }: Stage,
  { visible, feet }: Stand,
  x: number,
  y: number,
  { edgeFade = 0 }: ShadowWish,
): number {
  if (edgeFade <= 0) return 1;
  const base = feet.reduce((lowest, foot) => Math.max(lowest, foot.front.y), 0);
  const away = Math.hypot((x - visible.x - visible.w / 2) / (visible.w * 0.66), (y - base) / (visible.w * 0.3));
  return (
    ramp((Math.min(x, y, frame.width - x, frame.height - y) - edgeFade * 0.3) / edgeFade) * ramp((1 - away) / 0.75)
  );
}

/** 0 below 0, 1 above 1, smooth between. */
function ramp(t: number): number {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
