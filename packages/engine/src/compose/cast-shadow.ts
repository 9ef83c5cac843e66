import { createCanvas, ImageData } from '@napi-rs/canvas';
import { project } from './matrix.ts';
import type { Frame, Layer, UnitBox } from './picture.ts';
import { cardOf, shadowAt, type Card } from './shadow-card.ts';
import { unitsPerMetreAt, type Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

/** How strongly the two shadows are drawn; 1 is the stage's own strength. */
export interface ShadowWish {
  cast?: number;
  contact?: number;
  /** Fade to nothing towards the frame's edges over this many units: a white ground stays white there. */
  edgeFade?: number;
}

/**
 * The product's shadows on the floor: the one the key light casts, soft with distance, kept out of places the light does
 * not reach; and the dark contact line under it. Worked out per floor point at low resolution, drawn as a multiplication.
 */
export function castShadow(stage: Stage, stand: Stand, wish: ShadowWish = {}): Layer {
  const box = reachOf(stage, stand);
  const perUnit = stage.light.softnessDeg < 4 ? 0.8 : 0.45;
  const canvas = createCanvas(Math.max(2, Math.ceil(box.w * perUnit)), Math.max(2, Math.ceil(box.h * perUnit)));
  const data = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255);
  const shade = shader(stage, stand, wish);
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const x = box.x + ((column + 0.5) * box.w) / canvas.width;
      const y = box.y + ((row + 0.5) * box.h) / canvas.height;
      const share = fadeIn((column + 0.5) / canvas.width, (row + 0.5) / canvas.height, box, stage.frame);
      shade(x, y, share, data, (row * canvas.width + column) * 4);
    }
  }
  canvas.getContext('2d').putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0);
  return {
    name: 'shadow',
    draw({ ctx }) {
      ctx.globalCompositeOperation = 'multiply';
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(canvas, box.x, box.y, box.w, box.h);
    },
  };
}

/** The worked-out part runs out softly on every side that is not the frame's own edge. */
function fadeIn(u: number, v: number, box: UnitBox, frame: Frame): number {
  const ramp = (t: number): number => {
    const clamped = Math.min(1, Math.max(0, t / 0.16));
    return clamped * clamped * (3 - 2 * clamped);
  };
  const left = box.x <= 0 ? 1 : ramp(u);
  const right = box.x + box.w >= frame.width ? 1 : ramp(1 - u);
  const bottom = box.y + box.h >= frame.height ? 1 : ramp(1 - v);
  return left * right * bottom * ramp(v);
}

/** The part of the frame a shadow can reach. */
function reachOf({ frame, horizon, light }: Stage, { visible, feet }: Stand): UnitBox {
  const base = feet.reduce((lowest, foot) => Math.max(lowest, foot.front.y), 0);
  const spread = Math.min(
    2.2,
    0.5 + Math.hypot(light.direction[0], light.direction[1]) / Math.max(0.25, light.direction[2]),
  );
  const reach = visible.h * spread + 60;
  const left = Math.max(0, visible.x - reach);
  const right = Math.min(frame.width, visible.x + visible.w + reach);
  const top = Math.max(horizon + 2, base - reach * 0.8, 0);
  const bottom = Math.min(frame.height, base + Math.max(120, reach * (light.direction[1] > 0 ? 0.5 : 0.25)));
  return { x: left, y: top, w: Math.max(2, right - left), h: Math.max(2, bottom - top) };
}

type Shade = (x: number, y: number, share: number, data: Uint8ClampedArray, offset: number) => void;

function shader(stage: Stage, stand: Stand, { cast = 1, contact = 1, edgeFade = 0 }: ShadowWish): Shade {
  const cards = lightSamples(stage).map((direction) => cardOf(stage, stand, direction));
  const exponents = stage.light.shadowTint.map((v) => (1 + 0.35 * (1 - v / Math.max(...stage.light.shadowTint))) / 2.2);
  const occlude = contactOcclusion(stage, stand);
  return (x, y, share, data, offset) => {
    const floor = project(stage.frameToFloor, x, y);
    const inside = share * supportAt(stage, floor.x, floor.y) * edgeAt(stage, x, y, edgeFade);
    if (inside <= 0) return;
    const fallen = averageShadow(cards, floor.x, floor.y) * litAt(stage, x, y) * stage.light.strength * cast;
    const occluded = Math.min(0.94, occlude(floor.x, floor.y) * contact);
    const left = (1 - Math.min(0.95, fallen) * inside) * (1 - occluded * inside);
    exponents.forEach((exponent, channel) => {
      data[offset + channel] = 255 * left ** exponent;
    });
  };
}

function averageShadow(cards: readonly Card[], x: number, y: number): number {
  let sum = 0;
  for (const card of cards) sum += shadowAt(card, x, y);
  return sum / cards.length;
}

/** Directions over the light's disc, in a sunflower pattern (Vogel, 1979). */
function lightSamples({ light }: Stage): [number, number, number][] {
  const [x, y, z] = light.direction;
  const across = Math.hypot(x, y) || 1;
  const e1 = [y / across, -x / across, 0] as const;
  const e2 = [y * e1[2] - z * e1[1], z * e1[0] - x * e1[2], x * e1[1] - y * e1[0]] as const;
  const radius = Math.tan(((light.softnessDeg / 2) * Math.PI) / 180);
  const count = light.softnessDeg < 4 ? 12 : 40;
  return Array.from({ length: count }, (_, i) => {
    const [r, angle] = [radius * Math.sqrt((i + 0.5) / count), i * 2.399963];
    const [a, b] = [r * Math.cos(angle), r * Math.sin(angle)];
    return [x + a * e1[0] + b * e2[0], y + a * e1[1] + b * e2[1], Math.max(0.12, z + a * e1[2] + b * e2[2])];
  });
}

/** Darkness near every foot: a tight line, a soft rim, a wide breath. Shares after the first Python try of the sets. */
function contactOcclusion(stage: Stage, { feet, depth, visible }: Stand): (x: number, y: number) => number {
  const heightM = visible.h / unitsPerMetreAt(stage, feet[0]?.front ?? stage.anchor);
  const strength = stage.light.contact / 0.62;
  return (x, y) => {
    let kept = 1;
    for (const foot of feet) {
      const r = foot.radiusM;
      const away = Math.max(0, Math.hypot(x - foot.floorX, (y - foot.floorY) / depth) - r * 0.97);
      const dark =
        0.66 * Math.exp(-away / (0.1 * r + 0.0015)) +
        0.3 * Math.exp(-away / (0.55 * r + 0.004)) +
        0.12 * Math.exp(-away / (heightM * 0.35));
      kept *= 1 - Math.min(0.95, dark * strength);
    }
    return 1 - kept;
  };
}

function litAt({ keyMap, frame }: Stage, x: number, y: number): number {
  if (!keyMap) return 1;
  const column = Math.min(keyMap.width - 1, Math.max(0, Math.floor((x / frame.width) * keyMap.width)));
  const row = Math.min(keyMap.height - 1, Math.max(0, Math.floor((y / frame.height) * keyMap.height)));
  return Math.min(1, 1.05 * (keyMap.values[row * keyMap.width + column] ?? 1));
}

function supportAt({ supportRadius }: Stage, x: number, y: number): number {
  if (supportRadius === null) return 1;
  return Math.min(1, Math.max(0, (supportRadius - 0.004 - Math.hypot(x, y)) / 0.004));
}

function edgeAt({ frame }: Stage, x: number, y: number, fade: number): number {
  if (fade <= 0) return 1;
  const nearest = Math.min(x, y, frame.width - x, frame.height - y);
  const t = Math.min(1, Math.max(0, (nearest - fade * 0.35) / fade));
  return t * t * (3 - 2 * t);
}
