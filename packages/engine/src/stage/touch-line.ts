import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { UnitBox, UnitPoint } from '../page/picture.ts';
import { undersideOf } from '../pixels/measure-alpha.ts';
import { standingOf } from '../product/prepare-product.ts';
import { findBase } from './find-base.ts';
import type { Stage } from './stage.ts';
import type { Stand } from './stand-product.ts';
import { groundUnder, lowerEdge } from './under-shade.ts';

/**
 * Height above the floor up to which an edge touches it, thickness of the line, and the share of its ends that fades out: shares of the
 * height and of its length.
 */
const [TOUCHING, THICK, END] = [0.012, 0.011, 0.18];
/** Minimum and maximum thickness of the line, and how far its softness extends beyond the edge: units. */
const [THINNEST, THICKEST, AROUND] = [2.5, 7, 16];
/** Softness, units. A wider dark rim would anchor products more, but rendered shadows have none (npm run bench:shadow). */
const SOFT = 2.4;
/** Opacity at the usual contact strength, and that strength. */
const [DARK, USUAL_CONTACT] = [0.6, 0.62];
/** Minimum distance of a cord below the product, and the largest step of its lower side between columns: silhouette pixels. */
const CORD_PX = 4;
/** Pixels per unit: the line is too fine for the shadows' own grid. */
const PX_PER_UNIT = 1.3;

/**
 * The thin dark line where a product touches the floor, also on the side towards the light: no rim is sharp, and without the line a product
 * in full light seems to float.
 */
export function touchLine(stage: Stage, stand: Stand, contact: number): (ctx: SKRSContext2D) => void {
  const runs = touchingRuns(stand);
  const points = runs.flat();
  if (points.length === 0) return () => undefined;
  const left = Math.min(...points.map(({ x }) => x)) - AROUND;
  const top = Math.min(...points.map(({ y }) => y)) - AROUND;
  const box = {
    x: left,
    y: top,
    w: Math.max(...points.map(({ x }) => x)) + AROUND - left,
    h: Math.max(...points.map(({ y }) => y)) + AROUND - top,
  };
  const opacity = Math.min(0.8, (DARK * contact * stage.light.contact) / USUAL_CONTACT);
  const thick = Math.min(THICKEST, Math.max(THINNEST, THICK * stand.visible.h));
  let canvas: Canvas | undefined;
  return (ctx) => {
    canvas ??= drawRuns(runs, box, thick);
    ctx.save();
    ctx.globalAlpha = opacity;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(canvas, box.x, box.y, box.w, box.h);
    ctx.restore();
  };
}

/** The parts of the lower edge that touch the floor, units, each from left to right. */
function touchingRuns(stand: Stand): UnitPoint[][] {
  const { product, box, scale } = stand;
  const { feet } = product;
  const { extent } = standingOf(product);
  const edge = lowerEdge(stand);
  const ground = groundUnder(stand, edge);
  const base = findBase(product);
  const spans = base ? [base] : feet;
  const most = TOUCHING * (extent.bottom - extent.top);
  const touching = spans
    .map(({ x, halfWidth }) => {
      const [from, to] = [Math.max(extent.left, x - halfWidth), Math.min(extent.right - 1, x + halfWidth)];
      const columns = Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, i) => Math.round(from) + i);
      return columns
        .filter((column) => (edge[column] ?? -1) >= 0 && ground(column) - (edge[column] ?? 0) <= most)
        .map((column) => ({ x: box.x + (column + 0.5) * scale, y: box.y + (edge[column] ?? 0) * scale }));
    })
    .filter((run) => run.length > 2);
  return product.standing ? [...touching, ...cordRuns(stand, edge)] : touching;
}

/** The lower side of a cord wherever it lies below the product, units: all of it is on the floor. */
function cordRuns({ product: { silhouette, extent }, box, scale }: Stand, edge: Float32Array): UnitPoint[][] {
  const underside = undersideOf(silhouette);
  const runs: UnitPoint[][] = [[]];
  for (let column = extent.left; column < extent.right; column++) {
    const low = underside[column] ?? -1;
    const isCord = low > (edge[column] ?? -1) + CORD_PX;
    const beside = Math.abs(low - (underside[column - 1] ?? low)) < CORD_PX;
    if (!isCord || !beside) runs.push([]);
    if (isCord) runs.at(-1)?.push({ x: box.x + (column + 0.5) * scale, y: box.y + low * scale });
  }
  return runs.filter((run) => run.length > 2);
}

function drawRuns(runs: readonly UnitPoint[][], box: UnitBox, thick: number): Canvas {
  const canvas = createCanvas(Math.ceil(box.w * PX_PER_UNIT), Math.ceil(box.h * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  ctx.scale(PX_PER_UNIT, PX_PER_UNIT);
  ctx.translate(-box.x, -box.y);
  ctx.fillStyle = '#120e0c';
  ctx.filter = `blur(${(SOFT * PX_PER_UNIT).toFixed(2)}px)`;
  for (const run of runs) fillAlong(ctx, run, thick);
  return canvas;
}

/** From slightly behind an edge, where the product hides it, to slightly in front of it; thinner towards both ends. */
function fillAlong(ctx: SKRSContext2D, run: readonly UnitPoint[], thick: number): void {
  const depthAt = (i: number): number => thick * Math.min(1, Math.min(i, run.length - 1 - i) / (END * run.length));
  ctx.beginPath();
  run.forEach(({ x, y }, i) => ctx.lineTo(x, y - depthAt(i)));
  run.toReversed().forEach(({ x, y }, i) => ctx.lineTo(x, y + depthAt(i)));
  ctx.closePath();
  ctx.fill();
}
