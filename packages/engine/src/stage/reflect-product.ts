import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Layer } from '../page/picture.ts';
import { smoothFor } from '../pixels/rasters.ts';
import { unitsPerMetreAt, type Stance, type Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

const PX_PER_UNIT = 0.7;

/** The product reflected in the floor, fading with distance; nothing if the floor is matte. */
export function reflectProduct(stage: Stage, stand: Stand): Layer {
  const { share, blur } = stage.reflection;
  const { box, visible, product } = stand;
  const [width, height] = [Math.ceil(box.w * PX_PER_UNIT), Math.ceil(box.h * PX_PER_UNIT)];
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  const ctx = canvas.getContext('2d');
  const base = mirrorLine(stage, stand);
  if (share > 0) {
    ctx.filter = blur > 0 ? `blur(${(blur * PX_PER_UNIT).toFixed(2)}px)` : 'none';
    smoothFor(ctx, width / product.cutout.width);
    ctx.translate(0, height);
    ctx.scale(1, -1);
    ctx.drawImage(product.cutout, 0, 0, width, height);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.filter = 'none';
    ctx.globalCompositeOperation = 'destination-in';
    const fade = ctx.createLinearGradient(0, 0, 0, height);
    const reach = Math.min(1, (0.62 * visible.h) / box.h);
    for (let i = 0; i <= 8; i++)
      fade.addColorStop((reach * i) / 8, `rgba(0,0,0,${(share * (1 - i / 8) ** 1.8).toFixed(4)})`);
    ctx.fillStyle = fade;
    ctx.fillRect(0, 0, width, height);
  }
  const bottomGap = box.y + box.h - (visible.y + visible.h);
  return {
    name: 'reflection',
    draw({ ctx: out }) {
      if (share <= 0) return;
      out.imageSmoothingQuality = 'high';
      const { x, w, h } = box;
      drawAlong(out, stage, stand, () => out.drawImage(canvas, x, base - bottomGap, w, h));
    },
  };
}

/**
 * Draws the reflection in a level line, and along the line of the feet where that rises: in front of the nearest foot the product's near end
 * recedes.
 */
function drawAlong(out: SKRSContext2D, { frame }: Stage, stand: Stand, draw: () => void): void {
  const slope = risingLine(stand);
  if (!slope) {
    draw();
    return;
  }
  const { box } = stand;
  const rises = slope.toRight ? [0, slope.rise] : [slope.rise, 0];
  for (const [i, rise] of rises.entries()) {
    const [from, to] = i === 0 ? [box.x, slope.from] : [slope.from, box.x + box.w];
    out.save();
    out.beginPath();
    out.rect(from, 0, to - from, frame.height);
    out.clip();
    out.transform(1, 2 * rise, 0, 1, 0, -2 * rise * slope.from);
    draw();
    out.restore();
  }
}

/** Feet further apart vertically than this, as a share of the product's height, stand along a line that recedes. */
const LEAST_RISE = 0.03;

/** Where the nearest of two feet stands, and how the floor's line rises from there to the other: a car seen at an angle. */
function risingLine({ feet, visible }: Stand): { from: number; toRight: boolean; rise: number } | null {
  const [near, far] = feet.toSorted((one, other) => other.front.y - one.front.y);
  if (!near || !far || feet.length !== 2 || near.front.y - far.front.y < LEAST_RISE * visible.h) return null;
  const rise = (far.front.y - near.front.y) / (far.front.x - near.front.x);
  return { from: near.front.x, toRight: far.front.x > near.front.x, rise };
}

/** Line of reflection, units: the middle of a round base is behind its front edge. */
function mirrorLine(stage: Stage, { feet }: Stand): number {
  const foot = feet.reduce((nearest, one) => (one.front.y > nearest.front.y ? one : nearest), feet[0] ?? FLAT);
  const radius = foot.radiusM * foot.depth * unitsPerMetreAt(stage, foot.front);
  return foot.front.y - radius * Math.sin((stage.pitchDeg * Math.PI) / 180) * 0.9;
}

const FLAT: Stance = {
  front: { x: 0, y: 0 },
  floorX: 0,
  floorY: 0,
  radiusM: 0,
  depth: 1,
  middle: { x: 0, y: 0 },
};
