import { project } from '../pixels/matrix.ts';
import type { UnitBox } from '../page/picture.ts';
import { bodyOf } from './shadow-body.ts';
import { cardOf, shadowAt, type Card } from './shadow-card.ts';
import type { Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

/** Points at which a shadow is computed. */
export interface Grid {
  width: number;
  height: number;
}

/**
 * How much of the light's disc the product blocks at a grid point, 0–1. Rays are the slowest part of a picture: in soft light every second
 * point is traced and the rest is interpolated.
 */
export function traceShadow(stage: Stage, stand: Stand, box: UnitBox, grid: Grid): Traced {
  return trace(stage, stand, { box, grid, step: isHard(stage) ? 1 : 2 }, lightSamples(stage));
}

/** How much of the sky the product blocks there, 0–1: it darkens the floor under a bulge, a brim or a car, wherever the key light is. */
export function traceSky(stage: Stage, stand: Stand, box: UnitBox, grid: Grid): Traced {
  return trace(stage, stand, { box, grid, step: SKY_STEP }, SKY);
}

type Traced = (column: number, row: number) => number;
type Direction = readonly [number, number, number];

/** The sky's darkness is smooth: a few rays at a few points are enough. */
const [SKY_RAYS, SKY_STEP] = [18, 6];
/** The lowest part of the sky counts little, and a ray along the floor would leave the picture. */
const SKY_RIM = 0.96;
/** Directions over the sky, distributed by the light that comes from there (Malley's method), in a sunflower pattern. */
const SKY: readonly Direction[] = Array.from({ length: SKY_RAYS }, (_, i) => {
  const [r, angle] = [SKY_RIM * Math.sqrt((i + 0.5) / SKY_RAYS), i * 2.399963];
  return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)];
});

function trace(
  stage: Stage,
  stand: Stand,
  { box, grid, step }: { box: UnitBox; grid: Grid; step: number },
  directions: readonly Direction[],
): Traced {
  const body = bodyOf(stage, stand);
  const cards = directions.map((direction) => cardOf(body, direction));
  const columns = Math.ceil(grid.width / step) + 1;
  // Worked out when asked for: most of the floor lies where no shadow is drawn, off a table's top or faded out.
  const traced = new Float32Array(columns * (Math.ceil(grid.height / step) + 1)).fill(NaN);
  const tracedAt = (i: number): number => {
    const known = traced[i] ?? 0;
    if (!Number.isNaN(known)) return known;
    const u = ((i % columns) * step + 0.5) / grid.width;
    const v = (Math.floor(i / columns) * step + 0.5) / grid.height;
    const floor = project(stage.frameToFloor, box.x + u * box.w, box.y + v * box.h);
    traced[i] = averageShadow(cards, floor.x, floor.y);
    return traced[i] ?? 0;
  };
  return (column, row) => {
    const left = Math.floor(column / step);
    const top = Math.floor(row / step);
    const right = (column % step) / step;
    const down = (row % step) / step;
    const at = top * columns + left;
    const upper = between(tracedAt, at, right);
    return down === 0 ? upper : upper * (1 - down) + between(tracedAt, at + columns, right) * down;
  };
}

/** A value `share` of the way from one place of a row to the next. */
function between(valueAt: (i: number) => number, at: number, share: number): number {
  return share === 0 ? valueAt(at) : valueAt(at) * (1 - share) + valueAt(at + 1) * share;
}

/** Sun rather than sky: its shadows have edges. */
export const isHard = ({ light }: Stage): boolean => light.softnessDeg < 4;

function averageShadow(cards: readonly Card[], x: number, y: number): number {
  let sum = 0;
  for (const card of cards) sum += shadowAt(card, x, y);
  return sum / cards.length;
}

/** Directions over the light's disc, in a sunflower pattern (Vogel, 1979). */
function lightSamples(stage: Stage): [number, number, number][] {
  const { light } = stage;
  const [x, y, z] = light.direction;
  const across = Math.hypot(x, y) || 1;
  const e1 = [y / across, -x / across, 0] as const;
  const e2 = [y * e1[2] - z * e1[1], z * e1[0] - x * e1[2], x * e1[1] - y * e1[0]] as const;
  const radius = Math.tan(((light.softnessDeg / 2) * Math.PI) / 180);
  const count = isHard(stage) ? 12 : 26;
  return Array.from({ length: count }, (_, i) => {
    const [r, angle] = [radius * Math.sqrt((i + 0.5) / count), i * 2.399963];
    const [a, b] = [r * Math.cos(angle), r * Math.sin(angle)];
    return [x + a * e1[0] + b * e2[0], y + a * e1[1] + b * e2[1], Math.max(0.12, z + a * e1[2] + b * e2[2])];
  });
}
