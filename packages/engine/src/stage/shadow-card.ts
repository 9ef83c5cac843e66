import type { Silhouette } from '../pixels/measure-alpha.ts';
import { standingOf } from '../product/prepare-product.ts';
import { type Body, deepest, roundness, type Slice } from './shadow-body.ts';
import { hiddenBySlab } from './shadow-slab.ts';

/**
 * A body as one ray of light sees it: flat cards standing on the floor one behind the other, cut to the silhouette. The cards of a round body
 * face the light, those of a wide one hardly turn; a body with feet at both ends stands in the vertical plane through them.
 */
export interface Card {
  body: Body;
  /** What the cards are cut to, looked up once for the millions of rays that meet them. */
  silhouette: Silhouette;
  /** Normal of the cards on the floor. */
  normalX: number;
  normalY: number;
  /** Direction along them. */
  alongX: number;
  alongY: number;
  lightX: number;
  lightY: number;
  lightZ: number;
  /** How far one unit of the ray goes along the normal. */
  facing: number;
  /** Range of ray lengths to the middle card within which a ray can hit any card. */
  least: number;
  most: number;
}

/** Builds the card for a direction towards the light. */
export function cardOf(body: Body, [lightX, lightY, lightZ]: readonly [number, number, number]): Card {
  const across = Math.hypot(lightX, lightY) || Infinity;
  let [alongX, alongY] = body.line ?? [-lightY / across || 1, lightX / across];
  if (alongX < 0) [alongX, alongY] = [-alongX, -alongY];
  if (!body.line) {
    // A wide product is not round: its ends would swing towards the camera and cast their shadow there.
    const turn = Math.atan2(alongY, alongX) * roundness(body.stand);
    [alongX, alongY] = [Math.cos(turn), Math.sin(turn)];
  }
  const met = lightY * alongX - lightX * alongY;
  const facing = (met < 0 ? -1 : 1) * Math.max(body.leastFacing, Math.abs(met));
  const beside = deepest(body) / Math.max(1e-3, Math.abs(facing));
  const { silhouette } = standingOf(body.stand.product);
  const rows = body.baseY + Math.abs((body.rise * body.stand.product.silhouette.width) / body.pixelsPerMetre);
  const most = rows / (lightZ * body.rowsPerMetre) + beside;
  return {
    body,
    silhouette,
    normalX: -alongY,
    normalY: alongX,
    alongX,
    alongY,
    lightX,
    lightY,
    lightZ,
    facing,
    least: -beside,
    most,
  };
}

/** How much of one ray is blocked on its way to a floor point, 0–1. */
export function shadowAt(card: Card, x: number, y: number): number {
  const { facing, body } = card;
  const dx = x - body.origin.x;
  const dy = y - body.origin.y;
  let hidden = 0;
  if (body.slab !== null) {
    const light = { ...seenFrom(card, card.lightX, card.lightY), up: card.lightZ };
    hidden = hiddenBySlab(body.slab, seenFrom(card, dx, dy), light);
  }
  if (Math.abs(facing) < 1e-3) return hidden;
  const t = -(dx * card.normalX + dy * card.normalY) / facing;
  // Most of the floor is lit, which this check finds quickly.
  if (t < card.least || t > card.most) return hidden;
  for (const slice of body.slices) {
    if (hidden >= 1) break;
    hidden = Math.max(hidden, hiddenBy(card, slice, dx, dy, t));
  }
  return hidden;
}

/** A floor vector as components along the cards and behind them. */
const seenFrom = ({ alongX, alongY, normalX, normalY }: Card, x: number, y: number) => ({
  along: x * alongX + y * alongY,
  behind: x * normalX + y * normalY,
});

/** The same for one slice, for a point `dx`, `dy` metres from the origin whose ray meets the middle card after `middle`. */
function hiddenBy(
  card: Card,
  { share, metres, width: narrowed }: Slice,
  dx: number,
  dy: number,
  middle: number,
): number {
  const { body, silhouette, lightZ, facing } = card;
  const { alpha, width, height } = silhouette;
  let t = middle + metres / facing;
  if (share !== 0) {
    // The body's depth depends on the height at which the ray meets it; one step is accurate enough.
    const row = Math.round(body.baseY - Math.max(0, t) * lightZ * body.rowsPerMetre);
    const inside = Math.min(body.halfWidths.length - 1, Math.max(0, row));
    t += (share * body.depth * (body.halfWidths[inside] ?? 0)) / facing;
  }
  if (t <= 0) return 0;
  const u = (dx + t * card.lightX) * card.alongX + (dy + t * card.lightY) * card.alongY;
  const column = Math.round(body.baseX + (u / narrowed) * body.pixelsPerMetre);
  const row = Math.round(body.baseY + u * body.rise - t * lightZ * body.rowsPerMetre);
  if (column < 0 || column >= width || row < 0 || row >= height) return 0;
  return alpha[row * width + column] ?? 0;
}
