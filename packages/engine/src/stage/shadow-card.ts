import type { Silhouette } from '../pixels/measure-alpha.ts';
import { unitsPerMetreAt, type Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

/**
 * The product as one ray of light sees it: a flat card standing on the floor, cut to the silhouette. A round product's
 * card turns to face the light, a wide one's hardly; one with feet at both of its ends stands in the vertical plane through them.
 */
export interface Card {
  silhouette: Silhouette;
  originX: number;
  originY: number;
  /** Normal of the card on the floor. */
  normalX: number;
  normalY: number;
  /** Direction along the card. */
  alongX: number;
  alongY: number;
  lightX: number;
  lightY: number;
  lightZ: number;
  /** Silhouette pixels: where the origin stands, and how the ground line rises along the card. */
  baseX: number;
  baseY: number;
  pixelsPerMetre: number;
  rise: number;
}

/** Share of the width that feet must span for the product to stand in their line: a car seen at an angle shows one side's wheels. */
const LEAST_SPAN = 0.5;

/** Width by height up to which a thing is taken for round, and from which it faces the camera nearly as it is. */
const [ROUND, WIDE, LEAST_TURN] = [0.9, 1.7, 0.15];

/** How far the card turns to the light, 0–1. */
function roundness({ product: { aspect } }: Stand): number {
  return Math.min(1, Math.max(LEAST_TURN, (WIDE - aspect) / (WIDE - ROUND)));
}

/** Builds the card for a direction towards the light. */
export function cardOf(stage: Stage, stand: Stand, [lightX, lightY, lightZ]: readonly [number, number, number]): Card {
  const [leftmost, last] = [stand.feet[0], stand.feet.at(-1)];
  if (!leftmost || !last) throw new RangeError('A standing product has feet');
  const several = last.front.x - leftmost.front.x > LEAST_SPAN * stand.visible.w;
  const lowest = stand.feet.reduce((one, other) => (other.front.y > one.front.y ? other : one), leftmost);
  const first = several ? leftmost : lowest;
  const across = Math.hypot(lightX, lightY) || Infinity;
  const run = Math.hypot(last.floorX - first.floorX, last.floorY - first.floorY) || 1;
  let [alongX, alongY] = several
    ? [(last.floorX - first.floorX) / run, (last.floorY - first.floorY) / run]
    : [-lightY / across || 1, lightX / across];
  if (alongX < 0) [alongX, alongY] = [-alongX, -alongY];
  if (!several) {
    // What is wide is not round: its ends would swing to the camera and cast their shadow there.
    const turn = Math.atan2(alongY, alongX) * roundness(stand);
    [alongX, alongY] = [Math.cos(turn), Math.sin(turn)];
  }
  const perMetre = unitsPerMetreAt(stage, first.front) / stand.scale;
  const baseX = (first.front.x - stand.box.x) / stand.scale;
  const pixelsAcross = (last.front.x - first.front.x) / stand.scale;
  return {
    silhouette: stand.product.silhouette,
    originX: first.floorX,
    originY: first.floorY,
    normalX: -alongY,
    normalY: alongX,
    alongX,
    alongY,
    lightX,
    lightY,
    lightZ,
    baseX,
    baseY: (first.front.y - stand.box.y) / stand.scale,
    pixelsPerMetre: several ? pixelsAcross / run : perMetre,
    rise: several ? (last.front.y - first.front.y) / stand.scale / run : 0,
  };
}

/** How much of one ray is blocked on its way to a floor point, 0–1. */
export function shadowAt(card: Card, x: number, y: number): number {
  const facing = card.lightX * card.normalX + card.lightY * card.normalY;
  if (Math.abs(facing) < 1e-3) return 0;
  const [dx, dy] = [x - card.originX, y - card.originY];
  const t = -(dx * card.normalX + dy * card.normalY) / facing;
  if (t <= 0) return 0;
  const u = (dx + t * card.lightX) * card.alongX + (dy + t * card.lightY) * card.alongY;
  const { alpha, width, height } = card.silhouette;
  const column = Math.round(card.baseX + u * card.pixelsPerMetre);
  const row = Math.round(card.baseY + u * card.rise - t * card.lightZ * Math.abs(card.pixelsPerMetre));
  if (column < 0 || column >= width || row < 0 || row >= height) return 0;
  return alpha[row * width + column] ?? 0;
}
